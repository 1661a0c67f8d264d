import type { OwnerDesk } from "../identity/owner-check.ts"

/** A desk at which somebody gives this PIN without being asked. */
export const ownerAtHand = (pin: string): OwnerDesk => ({
  asked: () => {},
  take: () => ({ password: pin }),
  answered: () => {},
})
