import { Effect, Layer, ManagedRuntime, Stream } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { Unauthorized } from "../site/operator.ts"
import { lateAnswer, troubledWay } from "../testing/identity/trouble.ts"
import {
  browserThatHolds,
  operatorThatIsAway,
  operatorThatKnowsSomchai,
  somchai,
  somchaisRecord,
  somchaisSession,
} from "../testing/index.ts"
import { Identity } from "./identity.ts"
import { PlayerRecord } from "./player.ts"
import { makeSession } from "./session.machine.ts"
import { RememberedSession, type Session, type SessionNews } from "./session.ts"

type Browser = ReturnType<typeof browserThatHolds>

const start = (browser: Browser, operator = operatorThatKnowsSomchai().layer) =>
  createActor(makeSession(ManagedRuntime.make(Layer.merge(operator, browser.layer)))).start()

type Started = ReturnType<typeof start>
const is = (session: Started, state: "guest" | "player" | "refused") => waitFor(session, (now) => now.matches(state))

const logIn = (session: Started) => {
  const { login } = session.getSnapshot().children
  login?.send({ type: "username.submitted", userName: somchai.userName })
  login?.send({ type: "pin.submitted", pin: somchai.pin })
}

test("a browser without a token is a guest's, who can log in", async () => {
  const browser = browserThatHolds("nothing")
  const session = start(browser)
  await is(session, "guest")
  logIn(session)
  expect((await is(session, "player")).context.session).toEqual(somchaisSession)
  expect(browser.holds()).toEqual(somchaisSession)
})

test("a remembered session is taken up again, and what the operator knows of the player is read", async () => {
  const session = start(browserThatHolds(somchaisSession))
  const { children } = await is(session, "player")
  const known = await waitFor(children.player!, (now) => now.matches("known"))
  expect(known.context.player).toEqual(somchaisRecord)
})

test("a token that cannot be read is forgotten", async () => {
  const browser = browserThatHolds("garbage")
  const session = start(browser)
  await is(session, "guest")
  expect(browser.holds()).toBe("nothing")
})

test("logging out ends the session and forgets the token", async () => {
  const browser = browserThatHolds(somchaisSession)
  const session = start(browser)
  await is(session, "player")
  session.send({ type: "logout.requested" })
  expect((await is(session, "guest")).context.session).toBeUndefined()
  expect(browser.holds()).toBe("nothing")
})

test("a logout is over here before the operator has answered, and the operator is told whose session ended", async () => {
  const told = Promise.withResolvers<string>()
  const slow = Layer.succeed(Identity, {
    login: () => Effect.succeed(somchaisSession),
    confirm: Effect.void,
    logout: ({ token }) =>
      Effect.andThen(
        Effect.sync(() => told.resolve(token)),
        Effect.never,
      ),
  })
  const browser = browserThatHolds(somchaisSession)
  const session = start(browser, Layer.merge(operatorThatKnowsSomchai().layer, slow))
  await is(session, "player")
  session.send({ type: "logout.requested" })
  expect(session.getSnapshot().context.session).toBeUndefined()
  await is(session, "guest")
  expect(browser.holds()).toBe("nothing")
  expect(await told.promise).toBe(somchaisSession.token)
})

test("a logout that the operator does not answer still logs out here", async () => {
  const browser = browserThatHolds(somchaisSession)
  const session = start(browser, operatorThatIsAway)
  await is(session, "player")
  session.send({ type: "logout.requested" })
  await is(session, "guest")
  expect(browser.holds()).toBe("nothing")
})

test("an operator that is away does not end a session", async () => {
  const session = start(browserThatHolds(somchaisSession), operatorThatIsAway)
  const { children } = await is(session, "player")
  await waitFor(children.player!, (now) => now.matches("unavailable"))
  expect(session.getSnapshot().value).toBe("player")
})

test("a session that the operator no longer accepts is refused and forgotten; seen, it leads back to the login", async () => {
  const browser = browserThatHolds(somchaisSession)
  const operator = operatorThatKnowsSomchai()
  operator.revokeSessions()
  const session = start(browser, operator.layer)
  expect((await is(session, "refused")).context.session).toBeUndefined()
  await waitFor(session, () => browser.holds() === "nothing")
  session.send({ type: "refusal.seen" })
  expect(session.getSnapshot().value).toBe("guest")
})

test("a call that is refused later ends the session as well", async () => {
  const session = start(browserThatHolds(somchaisSession))
  await is(session, "player")
  session.send({ type: "session.refused" })
  expect(session.getSnapshot().value).toBe("refused")
})

test("a logout in another tab is a logout in this one", async () => {
  const browser = browserThatHolds(somchaisSession)
  const session = start(browser)
  await is(session, "player")
  browser.inAnotherTab({ type: "session.closedElsewhere" })
  expect((await is(session, "guest")).context.session).toBeUndefined()
})

test("a login in another tab is a login in this one", async () => {
  const browser = browserThatHolds("nothing")
  const session = start(browser)
  await is(session, "guest")
  browser.inAnotherTab({ type: "session.openedElsewhere", session: somchaisSession })
  expect((await is(session, "player")).context.session).toEqual(somchaisSession)
})

test("the login starts anew after a logout: nothing of the last player is left in it", async () => {
  const session = start(browserThatHolds("nothing"))
  await is(session, "guest")
  logIn(session)
  await is(session, "player")
  session.send({ type: "logout.requested" })
  const { children } = await is(session, "guest")
  expect(children.login?.getSnapshot().context.userName).toBe("")
})

test("leaving interrupts what was under way for the player", async () => {
  const interrupted = Promise.withResolvers<void>()
  const neverRead = Layer.succeed(PlayerRecord, {
    read: Effect.onInterrupt(Effect.never, () => Effect.sync(() => interrupted.resolve())),
  })
  const operator = operatorThatKnowsSomchai().layer
  const session = start(browserThatHolds(somchaisSession), Layer.merge(operator, neverRead))
  await is(session, "player")
  session.send({ type: "logout.requested" })
  await interrupted.promise
  await is(session, "guest")
})

test("a guest who registered, or came by LINE, is a player whom the browser remembers", async () => {
  const browser = browserThatHolds("nothing")
  const session = start(browser)
  await is(session, "guest")
  session.send({ type: "session.opened", session: somchaisSession })
  expect((await is(session, "player")).context.session).toEqual(somchaisSession)
  expect(browser.holds()).toEqual(somchaisSession)
})

test("a login that is interrupted by one in another tab opens no second session", async () => {
  const late = lateAnswer()
  const way = troubledWay()
  way.meets(late.trouble)
  const mine: Session = { token: "token-of-malee", uuid: "uuid-of-malee", limit: undefined }
  const slow = Layer.succeed(Identity, {
    login: () => way.along(Effect.succeed(mine)),
    confirm: Effect.void,
    logout: () => Effect.void,
  })
  const browser = browserThatHolds("nothing")
  const session = start(browser, Layer.merge(operatorThatKnowsSomchai().layer, slow))
  await is(session, "guest")
  logIn(session)
  browser.inAnotherTab({ type: "session.openedElsewhere", session: somchaisSession })
  await is(session, "player")
  await late.letGo()
  expect([session.getSnapshot().context.session, browser.holds()]).toEqual([somchaisSession, somchaisSession])
})

test("an operator that doubts a session only after it was left refuses nobody", async () => {
  const late = lateAnswer()
  const way = troubledWay()
  way.meets(late.trouble)
  const doubting = Layer.succeed(Identity, {
    login: () => Effect.succeed(somchaisSession),
    confirm: way.along(Effect.fail(new Unauthorized())),
    logout: () => Effect.void,
  })
  const session = start(browserThatHolds(somchaisSession), Layer.merge(operatorThatKnowsSomchai().layer, doubting))
  await is(session, "player")
  session.send({ type: "logout.requested" })
  await is(session, "guest")
  await late.letGo()
  expect(session.getSnapshot().value).toBe("guest")
})

test("a login in another tab that is faster than this tab's memory counts", async () => {
  const browser = browserThatHolds("nothing")
  const neverRecalls = Layer.succeed(RememberedSession, {
    recall: Effect.never,
    remember: () => Effect.void,
    forget: Effect.void,
    follow: Stream.succeed<SessionNews>({ type: "session.openedElsewhere", session: somchaisSession }),
  })
  const session = start({ ...browser, layer: neverRecalls })
  expect((await is(session, "player")).context.session).toEqual(somchaisSession)
})
