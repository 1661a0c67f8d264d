import type { CcuNews } from "@fakham/operator/wire"
import type * as v from "valibot"

/** What happened and is told without being asked; told after its transaction, so that whoever asks then finds it. */
export type Announcement =
  | { readonly type: "cash.changed"; readonly uuid: string }
  | { readonly type: "news"; readonly news: AnnouncedNews }
  /** An event that a program sent to channels of the push app. */
  | { readonly type: "pushed"; readonly pushed: Pushed }
  | EndedSessions
  /** Something was written down for a player to be told: that a round closes soon, or what was done with the account. */
  | { readonly type: "player.told"; readonly uuid: string }
  /** The operator has told all players something. */
  | { readonly type: "news.told" }
  /** Something was not told: whoever shows anything has to ask anew. */
  | { readonly type: "announcements.missed" }

/** Sessions that are over: one, all of a player's, all but one, or everybody's. */
export type EndedSessions = {
  readonly type: "sessions.ended"
  readonly uuid?: string | undefined
  readonly jti?: string | undefined
  readonly except?: string | undefined
}

export const isAmong = (
  { uuid, jti, except }: EndedSessions,
  session: { readonly uuid: string; readonly jti: string },
): boolean =>
  (uuid === undefined || uuid === session.uuid) && (jti === undefined || jti === session.jti) && except !== session.jti

/** An event on its way to whoever follows one of its channels, save perhaps one connection. */
export type Pushed = {
  readonly event: string
  /** JSON in a text. */
  readonly data: string
  readonly channels: ReadonlyArray<string>
  readonly except?: string | undefined
}

export type AnnouncedNews = v.InferInput<typeof CcuNews>

/** Whether this process announced it, or another one of the same database. */
export type From = "here" | "elsewhere"

export type Announcements = {
  readonly announce: (...announcements: ReadonlyArray<Announcement>) => void
  /** Hears everything from now on, until the returned function is called. */
  readonly subscribe: (listener: (announcement: Announcement, from: From) => void) => () => void
  /** Lets what was announced reach the other processes, then falls silent. */
  readonly stop: () => Promise<void>
}

/** Announcements of one process to its own connections. */
export const announcementsHere = () => {
  const subscribers = new Set<(announcement: Announcement, from: From) => void>()
  const deliver = (announcements: ReadonlyArray<Announcement>, from: From) => {
    for (const announcement of announcements) for (const listener of subscribers) listener(announcement, from)
  }
  return {
    deliver,
    announce: (...announcements) => deliver(announcements, "here"),
    subscribe: (listener) => {
      subscribers.add(listener)
      return () => void subscribers.delete(listener)
    },
    stop: () => Promise.resolve(),
  } satisfies Announcements & { readonly deliver: typeof deliver }
}
