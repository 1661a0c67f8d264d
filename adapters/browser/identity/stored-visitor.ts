import { isGuestId, StoredVisitor, type Visitor } from "@fakham/core/identity"
import { Effect, Layer, Option } from "effect"
import * as v from "valibot"
import { readCookie, writeCookie } from "../cookies.ts"

const guestCookie = "guest"
const visitorName = "fakham.visitor"
const secondsADay = 86_400

const Stored = v.object({
  visitorId: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  userId: v.optional(v.string()),
  fetchedAt: v.pipe(v.number(), v.safeInteger()),
})

/** Answers `StoredVisitor` from the guest cookie and the browser's storage; what it may not keep, this page keeps. */
export const storedVisitor = () => {
  const ofThisPage: { visitor?: Visitor; guestId?: string } = {}
  return Layer.succeed(StoredVisitor, {
    recall: () => Effect.sync(() => known(readVisitor() ?? ofThisPage.visitor)),
    remember: (visitor) =>
      Effect.sync(() => {
        if (writeVisitor(visitor)) delete ofThisPage.visitor
        else ofThisPage.visitor = visitor
      }),
    recallGuest: () => Effect.sync(() => known(readGuest() ?? ofThisPage.guestId)),
    rememberGuest: (guestId, seconds) =>
      Effect.sync(() => {
        writeCookie(guestCookie, guestId, seconds / secondsADay)
        if (readGuest() === guestId) delete ofThisPage.guestId
        else ofThisPage.guestId = guestId
      }),
  })
}

/** Takes back what this browser was recognised as. */
export const forgetVisitor = (): void => {
  try {
    localStorage.removeItem(visitorName)
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

const known = <A>(stored: A | undefined): Option.Option<A> =>
  stored === undefined ? Option.none() : Option.some(stored)

const readGuest = (): string | undefined => {
  const guestId = readCookie(guestCookie)
  return guestId !== undefined && isGuestId(guestId) ? guestId : undefined
}

const readVisitor = (): Visitor | undefined => {
  try {
    const { visitorId, userId, fetchedAt } = v.parse(Stored, JSON.parse(localStorage.getItem(visitorName) ?? "null"))
    return { visitorId, userId, fetchedAt }
  } catch {
    return undefined
  }
}

const writeVisitor = (visitor: Visitor): boolean => {
  try {
    localStorage.setItem(visitorName, JSON.stringify(visitor))
    return true
  } catch {
    return false
  }
}
