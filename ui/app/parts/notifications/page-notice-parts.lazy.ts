import { playingSince } from "@fakham/adapters/browser/limits"
import { markIcon } from "@fakham/adapters/browser/notifications"
import { askedPurposes } from "@fakham/adapters/browser/site"
import { makeReminderNear, PlaySession } from "@fakham/core/limits"
import { unreadMessagesOf } from "@fakham/core/notifications"
import type { Resource } from "@fakham/core/visit"
import { httpUnreadMessages } from "@fakham/operator/notifications"
import { Layer } from "effect"
import { createActor, fromCallback } from "xstate"
import type { Machines } from "../../start-machines.lazy.ts"

const marking = ({ view, subscribe }: Resource<number>) =>
  fromCallback(() => {
    const leave = subscribe(() => {
      const { data } = view()
      if (data !== undefined) markIcon(data)
    })
    return () => {
      leave()
      markIcon(0)
    }
  })

/** What stands beside every page of a player. */
export const part = ({ visit, client, player, now }: Machines) => {
  const unread = unreadMessagesOf(visit.with(httpUnreadMessages(client)))
  // The icon of the installed site is marked as long as a player is here, whether a page shows the number or not.
  if (player !== undefined) visit.start(createActor(marking(unread)))
  const playing = visit.with(Layer.succeed(PlaySession, { since: () => playingSince(player ?? "", now()) }))
  return {
    unread,
    reminderNear: makeReminderNear(playing.runtime, visit.environment),
    /** Whether the site needs a visitor's yes for anything; without it the question is not even fetched. */
    asksConsent: askedPurposes().length > 0,
  }
}

export type PageNoticeParts = ReturnType<typeof part>
