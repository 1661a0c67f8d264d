import { Context, type Effect } from "effect"
import type { NotOffered, Unreachable } from "../operator/failures.ts"

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
  { readonly all: Effect.Effect<ReadonlyArray<Video>, NotOffered | Unreachable> }
>()("core/site/Videos") {}

export const videoNamed = (videos: ReadonlyArray<Video>, vdoName: string): Video | undefined =>
  videos.find((video) => video.vdoName === vdoName)

/**
 * How a clip is watched: on its page where it lies at the site itself, else at its own address, since the content policy
 * plays nothing from elsewhere. Nothing for an address that no browser may be sent to.
 */
export const watchedOf = ({ url }: Video): "here" | "elsewhere" | undefined =>
  /^\/(?![/\\])/.test(url) ? "here" : /^https?:\/\//i.test(url) ? "elsewhere" : undefined
