import { Deferred, Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { Unreachable } from "../operator/failures.ts"
import { inner, ways } from "../testing/ways.ts"
import { bailekAddress, popupAddress, supportPhones } from "./contacts.ts"
import { makeSupport, wantedSupport } from "./support.machine.ts"
import { noSupport, type Support, SupportDesk, supportAddress } from "./support.ts"

const standard: Support = { ...noSupport, urlSupport: "https://chat.example/standard" }
const agent: Support = { ...noSupport, officePhoneNumber: "02 000 0001", urlSupport: "https://chat.example/agent" }

const desk = (...answers: ReadonlyArray<Effect.Effect<Support, Unreachable>>) => {
  const waiting = [...answers]
  const layer = Layer.succeed(SupportDesk, { settings: () => Effect.suspend(() => waiting.shift() ?? Effect.never) })
  const support = createActor(makeSupport(ManagedRuntime.make(layer)), { input: standard }).start()
  const is = (state: string) => waitFor(support, ({ value }) => value === state, { timeout: 30_000 })
  return { support, is }
}

test("the agent's own address takes the place of the site's, once somebody wants to know", async () => {
  const { support, is } = desk(Effect.succeed(agent))
  expect([support.getSnapshot().value, support.getSnapshot().context.support]).toEqual(["unasked", standard])
  support.send({ type: "support.wanted" })
  expect(support.getSnapshot().context.support).toEqual(standard)
  expect((await is("loaded")).context.support).toEqual(agent)
})

test("to watch whom to ask has it looked up, once for all who watch", async () => {
  const { support, is } = desk(Effect.succeed(agent))
  const watched = wantedSupport(support)
  expect([support.getSnapshot().value, watched.getSnapshot().context.support]).toEqual(["unasked", standard])
  const seen: Array<string> = []
  const watching = watched.subscribe(({ context }) => seen.push(context.support.urlSupport))
  watched.subscribe(() => {})
  await is("loaded")
  expect(seen.at(-1)).toBe("https://chat.example/agent")
  expect(watched.getSnapshot().context.support).toEqual(agent)
  watching.unsubscribe()
})

test("an agent without an address leaves the site's, and keeps its own office and popup", async () => {
  for (const urlSupport of ["-", ""]) {
    const own = { ...agent, urlSupport, activePopup: true, urlPopup: "https://agent.example/popup" }
    const { support, is } = desk(Effect.succeed(own))
    support.send({ type: "support.wanted" })
    const { context } = await is("loaded")
    expect(context.support).toEqual({ ...own, urlSupport: "https://chat.example/standard" })
  }
})

test("what comes with the player stands before what everybody is told, and goes with them", async () => {
  const { support, is } = desk(Effect.succeed(agent))
  const shown = () => support.getSnapshot().context.support
  support.send({ type: "own.answered", support: { ...noSupport, officePhoneNumber: "02 000 0007" } })
  expect(shown()).toEqual({ ...standard, officePhoneNumber: "02 000 0007" })
  support.send({ type: "support.wanted" })
  await is("loaded")
  expect(shown()).toEqual({ ...agent, officePhoneNumber: "02 000 0007" })
  support.send({ type: "own.answered", support: undefined })
  expect(shown()).toEqual(agent)
})

test("when nobody answers, the site's address stands and the next who wants to know asks again", async () => {
  const { support, is } = desk(Effect.fail(new Unreachable({})), Effect.succeed(agent))
  support.send({ type: "support.wanted" })
  expect((await is("unasked")).context.support).toEqual(standard)
  support.send({ type: "support.wanted" })
  await is("loaded")
})

test("two who want to know at once ask once, and leaving drops the question or its late answer", async () => {
  const [dropped, late, answered] = [
    Promise.withResolvers<void>(),
    Deferred.makeUnsafe<void>(),
    Promise.withResolvers<void>(),
  ]
  const left = desk(Effect.onInterrupt(Effect.never, () => Effect.sync(() => dropped.resolve())))
  left.support.send({ type: "support.wanted" })
  left.support.send({ type: "support.wanted" })
  left.support.stop()
  await dropped.promise
  const answer = Effect.as(Deferred.await(late), agent)
  const gone = desk(
    Effect.uninterruptible(
      Effect.ensuring(
        answer,
        Effect.sync(() => answered.resolve()),
      ),
    ),
  )
  gone.support.send({ type: "support.wanted" })
  gone.support.stop()
  Deferred.doneUnsafe(late, Effect.void)
  await answered.promise
  expect(gone.support.getSnapshot().context.support).toEqual(standard)
})

test("support goes exactly these ways", () => {
  const layer = Layer.succeed(SupportDesk, { settings: () => Effect.never })
  const table = ways(makeSupport(ManagedRuntime.make(layer)), {
    input: standard,
    events: {
      wanted: { type: "support.wanted" },
      "told of the player": { type: "own.answered", support: agent },
      answered: inner("xstate.done.actor.0.support.loading", Result.succeed(agent)),
      unreachable: inner("xstate.done.actor.0.support.loading", Result.fail(new Unreachable({}))),
    },
  })
  expect(table).toEqual({
    unasked: { wanted: "loading" },
    loading: { answered: "loaded", unreachable: "unasked" },
    loaded: {},
  })
})

test("an address that the agent does not have, or that is none, is not offered", () => {
  for (const none of ["-", "", " - ", "javascript:alert(1)", "chat.example"]) {
    const support = { ...noSupport, activePopup: true, urlSupport: none, urlPopup: none, urlBailek: none }
    expect([supportAddress(support), popupAddress(support), bailekAddress(support)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  }
})

test("a popup is shown only while it is switched on, and bai lek and the office are offered as they are", () => {
  const support = {
    ...noSupport,
    urlPopup: "https://agent.example/popup",
    urlBailek: "https://agent.example/bailek",
    officePhoneNumber: " 02 000 0001 ",
  }
  expect(popupAddress(support)).toBeUndefined()
  expect(popupAddress({ ...support, activePopup: true })).toBe("https://agent.example/popup")
  expect(bailekAddress(support)).toBe("https://agent.example/bailek")
})

test("the office and the agent are called at their numbers, each number once", () => {
  const phones = (officePhoneNumber: string, phoneNumber: string) =>
    supportPhones({ ...noSupport, officePhoneNumber, phoneNumber })
  expect(phones(" 02 000 0001 ", "081 000 0001")).toEqual({ office: "02 000 0001", agent: "081 000 0001" })
  expect(phones("02 000 0001", "02 000 0001")).toEqual({ office: "02 000 0001", agent: undefined })
  expect(phones("-", "081 000 0001")).toEqual({ office: undefined, agent: "081 000 0001" })
  expect(phones("-", "")).toEqual({ office: undefined, agent: undefined })
})

test("support that is switched off is nowhere, and the popup has a switch of its own", () => {
  const off: Support = {
    activePopup: true,
    activeSupport: false,
    officePhoneNumber: "02 000 0001",
    phoneNumber: "081 000 0001",
    urlBailek: "https://agent.example/bailek",
    urlPopup: "https://agent.example/popup",
    urlSupport: "https://chat.example/agent",
  }
  expect(supportPhones(off)).toEqual({ office: undefined, agent: undefined })
  expect([supportAddress(off), bailekAddress(off)]).toEqual([undefined, undefined])
  expect(popupAddress(off)).toBe("https://agent.example/popup")
  expect(supportAddress({ ...off, activeSupport: undefined })).toBe("https://chat.example/agent")
})
