import { Context, Effect, Stream } from "effect"

export type ConnectionNews =
  | { readonly type: "connection.lost" }
  /** `lostAgo`: for how long it has been since this browser's line was lost last, by whichever page of it heard so. */
  | { readonly type: "connection.restored"; readonly lostAgo?: number | undefined }

/** Whether the phone has a network, told at once and then at every change. */
export class Connectivity extends Context.Service<
  Connectivity,
  { readonly news: () => Stream.Stream<ConnectionNews> }
>()("core/site/Connectivity") {}

/** Whether the site answers just now: a phone may have a network that leads nowhere. */
export class SiteProbe extends Context.Service<SiteProbe, { readonly answers: () => Effect.Effect<boolean> }>()(
  "core/operator/SiteProbe",
) {}

/** What a machine is fed at its root to hear the connection: the state at once, then every change. */
export const connectionNews = Stream.unwrap(Effect.map(Connectivity, ({ news }) => news()))
