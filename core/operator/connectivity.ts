import { Context, type Stream } from "effect"

export type ConnectionNews = { readonly type: "connection.lost" } | { readonly type: "connection.restored" }

/** Whether the phone has a network, told at once and then at every change. */
export class Connectivity extends Context.Service<Connectivity, { readonly follow: Stream.Stream<ConnectionNews> }>()(
  "core/site/Connectivity",
) {}
