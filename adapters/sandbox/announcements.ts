import type { CcuNews } from "@fakham/adapters/operator/wire"
import type * as v from "valibot"

/** What happened and is told without being asked; told after its transaction, so that whoever asks then finds it. */
export type Announcement =
  | { readonly type: "cash.changed"; readonly uuid: string }
  | { readonly type: "news"; readonly news: v.InferInput<typeof CcuNews> }

export type Announcements = {
  readonly announce: (...told: ReadonlyArray<Announcement>) => void
  /** Hears everything from now on, until the returned function is called. */
  readonly follow: (hear: (told: Announcement) => void) => () => void
}

/** Announcements of one process to its own connections. */
export const announcementsHere = (): Announcements => {
  const followers = new Set<(told: Announcement) => void>()
  return {
    announce: (...told) => {
      for (const one of told) for (const hear of followers) hear(one)
    },
    follow: (hear) => {
      followers.add(hear)
      return () => void followers.delete(hear)
    },
  }
}
