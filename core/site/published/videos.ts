import { Context, type Effect } from "effect"
import type { Locale } from "../../language/locale.ts"
import type { NotOffered, Unreachable } from "../../operator/failures.ts"
import type { Visit } from "../../visit/visit.ts"

/** A clip that visitors can watch, found by its name at /vdo/{vdoName}. */
export type Video = {
  readonly vdoName: string
  readonly title: string
  readonly url: string
  readonly poster: string
  /** Where its captions are, `{locale}` in the place of the language; empty where there are none. */
  readonly captions: string
}

/** The operator's clips. */
export class Videos extends Context.Service<
  Videos,
  { readonly all: () => Effect.Effect<ReadonlyArray<Video>, NotOffered | Unreachable> }
>()("core/site/Videos") {}

export const videosOf = (visit: Visit<Videos>) => visit.resource(Videos.use(({ all }) => all()))

export const videoNamed = (videos: ReadonlyArray<Video>, vdoName: string): Video | undefined =>
  videos.find((video) => video.vdoName === vdoName)

/**
 * How a clip is watched: on its page where it lies at the site itself, else at its own address, since the content policy
 * plays nothing from elsewhere. Nothing for an address that no browser may be sent to.
 */
export const watchedOf = ({ url }: Video): "here" | "elsewhere" | undefined =>
  isAtSite(url) ? "here" : /^https?:\/\//i.test(url) ? "elsewhere" : undefined

/** The captions of a clip in one language; nothing for an address elsewhere, as of the clip itself. */
export const captionsOf = ({ captions }: Video, locale: Locale): string | undefined =>
  isAtSite(captions) ? captions.replaceAll("{locale}", locale) : undefined

const isAtSite = (address: string) => /^\/(?![/\\])/.test(address)
