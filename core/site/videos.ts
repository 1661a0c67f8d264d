import { Context, type Effect } from "effect"
import type { Unreachable } from "../operator/failures.ts"

/** A clip that visitors can watch, found by its name at /vdo/{vdoName}. */
export type Video = {
  readonly vdoName: string
  readonly title: string
  readonly url: string
  readonly poster: string
}

/** The operator's clips. */
export class Videos extends Context.Service<
  Videos,
  { readonly all: Effect.Effect<ReadonlyArray<Video>, Unreachable> }
>()("core/site/Videos") {}

export const videoNamed = (videos: ReadonlyArray<Video>, vdoName: string): Video | undefined =>
  videos.find((video) => video.vdoName === vdoName)
