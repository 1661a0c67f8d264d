import { Effect, Layer, Stream } from "effect"
import { expect, test } from "vitest"
import { Unauthorized } from "../../operator/failures.ts"
import { lateAnswer, troubledWay } from "../../operator/testing/trouble.ts"
import { Identity } from "../login/identity.ts"
import { type Session, type SessionNews, StoredSession } from "../session.ts"
import { browserThatHolds, operatorThatKnowsSomchai, somchaisSession } from "../testing/somchai.ts"
import { is, startSession, submitCredentials } from "./testing/session.ts"

test("a logout in another tab is a logout in this one", async () => {
  const browser = browserThatHolds(somchaisSession)
  const session = startSession(browser)
  await is(session, "player")
  browser.inAnotherTab({ type: "session.closedElsewhere" })
  expect((await is(session, "guest")).context.session).toBeUndefined()
})

test("a login in another tab is a login in this one", async () => {
  const browser = browserThatHolds("nothing")
  const session = startSession(browser)
  await is(session, "guest")
  browser.inAnotherTab({ type: "session.openedElsewhere", session: somchaisSession })
  expect((await is(session, "player")).context.session).toEqual(somchaisSession)
})

test("a login that is interrupted by one in another tab opens no second session", async () => {
  const late = lateAnswer()
  const way = troubledWay()
  way.meets(late.trouble)
  const mine: Session = { token: "token-of-malee", uuid: "uuid-of-malee", limit: undefined }
  const slow = Layer.succeed(Identity, {
    login: () => way.along(Effect.succeed(mine)),
    confirm: () => Effect.void,
    logout: () => Effect.void,
  })
  const browser = browserThatHolds("nothing")
  const session = startSession(browser, Layer.merge(operatorThatKnowsSomchai().layer, slow))
  await is(session, "guest")
  submitCredentials(session)
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
    confirm: () => way.along(Effect.fail(new Unauthorized())),
    logout: () => Effect.void,
  })
  const session = startSession(
    browserThatHolds(somchaisSession),
    Layer.merge(operatorThatKnowsSomchai().layer, doubting),
  )
  await is(session, "player")
  session.send({ type: "logout.requested" })
  await is(session, "guest")
  await late.letGo()
  expect(session.getSnapshot().value).toBe("guest")
})

test("a login in another tab that is faster than this tab's memory counts", async () => {
  const browser = browserThatHolds("nothing")
  const neverRecalls = Layer.succeed(StoredSession, {
    recall: () => Effect.never,
    remember: () => Effect.void,
    forget: () => Effect.void,
    forgetRefused: () => Effect.void,
    news: () => Stream.succeed<SessionNews>({ type: "session.openedElsewhere", session: somchaisSession }),
  })
  const session = startSession({ ...browser, layer: neverRecalls })
  expect((await is(session, "player")).context.session).toEqual(somchaisSession)
})
