import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { waitFor } from "xstate"
import { present } from "../../machine/present.ts"
import { Identity } from "../login/identity.ts"
import { PlayerRecord } from "../player.ts"
import {
  browserThatHolds,
  operatorThatIsAway,
  operatorThatKnowsSomchai,
  somchaisRecord,
  somchaisSession,
} from "../testing/somchai.ts"
import { is, startSession, submitCredentials } from "./testing/session.ts"

test("a browser without a token is a guest's, who can log in", async () => {
  const browser = browserThatHolds("nothing")
  const session = startSession(browser)
  await is(session, "guest")
  submitCredentials(session)
  expect((await is(session, "player")).context.session).toEqual(somchaisSession)
  expect(browser.holds()).toEqual(somchaisSession)
})

test("a remembered session is taken up again, and what the operator knows of the player is read", async () => {
  const session = startSession(browserThatHolds(somchaisSession))
  const { children } = await is(session, "player")
  const known = await waitFor(present(children.player), (now) => now.matches("loaded"))
  expect(known.context.player).toEqual(somchaisRecord)
})

test("a token that cannot be read is forgotten", async () => {
  const browser = browserThatHolds("garbage")
  const session = startSession(browser)
  await is(session, "guest")
  expect(browser.holds()).toBe("nothing")
})

test("logging out ends the session and forgets the token", async () => {
  const browser = browserThatHolds(somchaisSession)
  const session = startSession(browser)
  await is(session, "player")
  session.send({ type: "logout.requested" })
  expect((await is(session, "guest")).context.session).toBeUndefined()
  expect(browser.holds()).toBe("nothing")
})

test("a refusal that comes after a login in another tab leaves that one alone, and takes it up", async () => {
  const browser = browserThatHolds(somchaisSession)
  const session = startSession(browser)
  await is(session, "player")
  const opened = { ...somchaisSession, token: "opened since" }
  browser.storedUnnoticed(opened)
  session.send({ type: "session.refused" })
  expect(session.getSnapshot().value).toBe("refused")
  expect((await is(session, "player")).context.session).toEqual(opened)
  expect(browser.holds()).toEqual(opened)
})

test("a refusal forgets the token that was refused", async () => {
  const browser = browserThatHolds(somchaisSession)
  const session = startSession(browser)
  await is(session, "player")
  session.send({ type: "session.refused" })
  await is(session, "refused")
  await expect.poll(() => browser.holds()).toBe("nothing")
})

test("a logout is over here before the operator has answered, and the operator is told whose session ended", async () => {
  const loggedOut = Promise.withResolvers<string>()
  const slow = Layer.succeed(Identity, {
    login: () => Effect.succeed(somchaisSession),
    confirm: () => Effect.void,
    logout: ({ token }) =>
      Effect.andThen(
        Effect.sync(() => loggedOut.resolve(token)),
        Effect.never,
      ),
  })
  const browser = browserThatHolds(somchaisSession)
  const session = startSession(browser, Layer.merge(operatorThatKnowsSomchai().layer, slow))
  await is(session, "player")
  session.send({ type: "logout.requested" })
  expect(session.getSnapshot().context.session).toBeUndefined()
  await is(session, "guest")
  expect(browser.holds()).toBe("nothing")
  expect(await loggedOut.promise).toBe(somchaisSession.token)
})

test("a logout that the operator does not answer still logs out here", async () => {
  const browser = browserThatHolds(somchaisSession)
  const session = startSession(browser, operatorThatIsAway)
  await is(session, "player")
  session.send({ type: "logout.requested" })
  await is(session, "guest")
  expect(browser.holds()).toBe("nothing")
})

test("an operator that is away does not end a session", async () => {
  const session = startSession(browserThatHolds(somchaisSession), operatorThatIsAway)
  const { children } = await is(session, "player")
  await waitFor(present(children.player), (now) => now.matches("failed"))
  expect(session.getSnapshot().value).toBe("player")
})

test("a session that the operator no longer accepts is refused and forgotten; seen, it leads back to the login", async () => {
  const browser = browserThatHolds(somchaisSession)
  const operator = operatorThatKnowsSomchai()
  operator.revokeSessions()
  const session = startSession(browser, operator.layer)
  expect((await is(session, "refused")).context.session).toBeUndefined()
  await waitFor(session, () => browser.holds() === "nothing")
  session.send({ type: "refusal.seen" })
  expect(session.getSnapshot().value).toBe("guest")
})

test("a call that is refused later ends the session as well", async () => {
  const session = startSession(browserThatHolds(somchaisSession))
  await is(session, "player")
  session.send({ type: "session.refused" })
  expect(session.getSnapshot().value).toBe("refused")
})

test("the login starts anew after a logout: nothing of the last player is left in it", async () => {
  const session = startSession(browserThatHolds("nothing"))
  await is(session, "guest")
  submitCredentials(session)
  await is(session, "player")
  session.send({ type: "logout.requested" })
  const { children } = await is(session, "guest")
  expect(children.login?.getSnapshot().context.userName).toBe("")
})

test("leaving interrupts what was under way for the player", async () => {
  const interrupted = Promise.withResolvers<void>()
  const neverRead = Layer.succeed(PlayerRecord, {
    read: () => Effect.onInterrupt(Effect.never, () => Effect.sync(() => interrupted.resolve())),
  })
  const operator = operatorThatKnowsSomchai().layer
  const session = startSession(browserThatHolds(somchaisSession), Layer.merge(operator, neverRead))
  await is(session, "player")
  session.send({ type: "logout.requested" })
  await interrupted.promise
  await is(session, "guest")
})

test("a guest who registered, or came by LINE, is a player whom the browser remembers", async () => {
  const browser = browserThatHolds("nothing")
  const session = startSession(browser)
  await is(session, "guest")
  session.send({ type: "session.opened", session: somchaisSession })
  expect((await is(session, "player")).context.session).toEqual(somchaisSession)
  expect(browser.holds()).toEqual(somchaisSession)
})
