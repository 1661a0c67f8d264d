/** How long a browser keeps its guest id, in seconds: 7 days. */
export const guestIdSeconds = 604_800

export const isGuestId = (text: string): boolean => /^[\w-]{1,128}$/.test(text)

/** How long a visitor's identity is believed, in milliseconds: 6 hours. */
export const visitorValidFor = 6 * 60 * 60_000

/** Who the fingerprint took this browser for, and for which user it was asked. */
export type Visitor = {
  /** The service's visitorId, or the requestId it answered instead. */
  readonly visitorId: string
  /** The uuid of the player who was logged in, or nothing for a guest. */
  readonly userId: string | undefined
  readonly fetchedAt: number
}

/** Whether to ask anew: nothing stored, too old, dated in the future, or another user by now. */
export const isOutdated = (stored: Visitor | undefined, userId: string | undefined, now: number): boolean => {
  if (stored === undefined || stored.userId !== userId) return true
  const age = now - stored.fetchedAt
  return !(age >= 0 && age < visitorValidFor)
}

/** How long a visitor's identity is believed from now on, in milliseconds. */
export const believedFor = ({ fetchedAt }: Visitor, now: number): number =>
  Math.max(0, Math.min(visitorValidFor, fetchedAt + visitorValidFor - now))

/** The service's answer as an identity; an answer without any id is none. */
export const visitorOf = (
  {
    visitorId = "",
    requestId = "",
  }: { readonly visitorId?: string | undefined; readonly requestId?: string | undefined },
  userId: string | undefined,
  fetchedAt: number,
): Visitor | undefined => {
  const id = visitorId || requestId
  return id === "" ? undefined : { visitorId: id, userId, fetchedAt }
}
