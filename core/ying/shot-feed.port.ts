import { Context, type Stream } from "effect"

export type ShotNews = { readonly type: "shots.announced" }

/** The operator's word that somebody shot into a round. It may be late or not come at all, and never fails. */
export class ShotFeed extends Context.Service<
  ShotFeed,
  { readonly newsOf: (betId: string) => Stream.Stream<ShotNews> }
>()("core/ying/ShotFeed") {}
