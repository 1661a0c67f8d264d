import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { NotOffered, Unreachable } from "../../operator/failures.ts"
import { inner, ways } from "../../testing/ways.ts"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import { makeSupport } from "../support.machine.ts"
import { noSupport, SupportDesk } from "../support.ts"
import { makeNews } from "./news.machine.ts"
import { type News, NewsDesk, nothingSeen, popupToShow, type SeenNews, StoredNews } from "./news.ts"

const news: News = {
  alert: { id: "a1", title: "ปิดปรับปรุง", body: { writtenAs: "html", words: "<b>03:00</b>" } },
  banners: [{ id: "b1", title: "", image: "", url: "" }],
}

const supportDesk = () =>
  createActor(makeSupport(ManagedRuntime.make(Layer.succeed(SupportDesk, { settings: () => Effect.never }))), {
    input: noSupport,
  }).start()

const connected = <Ports>(layer: Layer.Layer<Ports>) =>
  ManagedRuntime.make(Layer.merge(layer, visitOnCommand().surroundings))

const arriving = (answers: ReadonlyArray<"away" | "silent" | "not offered"> = [], seen: SeenNews = nothingSeen) => {
  const troubles = [...answers]
  const stored: Array<SeenNews> = []
  let givenUp = 0
  const layer = Layer.merge(
    Layer.succeed(NewsDesk, {
      latest: () =>
        Effect.suspend((): Effect.Effect<News, NotOffered | Unreachable> => {
          const trouble = troubles.shift()
          if (trouble === "away") return Effect.fail(new Unreachable({}))
          if (trouble === "not offered") return Effect.fail(new NotOffered())
          if (trouble === undefined) return Effect.succeed(news)
          return Effect.onInterrupt(Effect.never, () => Effect.sync(() => void (givenUp += 1)))
        }),
    }),
    Layer.succeed(StoredNews, {
      recall: () => Effect.succeed(seen),
      remember: (read) => Effect.sync(() => void stored.push(read)),
    }),
  )
  const visit = createActor(makeNews(connected(layer)), { input: { support: supportDesk() } }).start()
  const is = (state: "loading" | "loaded" | "failed" | "notOffered", memory: "resting" | "remembering" = "resting") =>
    waitFor(visit, (now) => now.matches({ arrived: { news: state, memory } }), { timeout: 30_000 })
  return { visit, is, stored, givenUp: () => givenUp }
}

test("news are shown with what was seen of them before", async () => {
  const seen = { alert: "a1", banners: [] }
  const { is } = arriving([], seen)
  expect((await is("loaded")).context).toMatchObject({ news, seen, popup: undefined })
})

test("what is closed and clicked is remembered, also in quick succession", async () => {
  const { visit, is, stored } = arriving()
  await is("loaded")
  visit.send({ type: "alert.closed" })
  visit.send({ type: "banner.clicked", id: "b1" })
  await is("loaded")
  expect(stored.at(-1)).toEqual({ alert: "a1", banners: ["b1"] })
  expect(visit.getSnapshot().context.seen).toEqual({ alert: "a1", banners: ["b1"] })
})

test("the agent's popup is closed with the alert, and remembered with it", async () => {
  const { visit, is, stored } = arriving()
  visit.send({ type: "popup.announced", address: "https://agent.example/1" })
  expect((await is("loaded")).context.popup).toBe("https://agent.example/1")
  visit.send({ type: "alert.closed" })
  await is("loaded")
  expect(stored).toEqual([{ alert: "a1", popup: "https://agent.example/1", banners: [] }])
})

test("what happens around the news is heard as long as they are shown", async () => {
  const support = supportDesk()
  const nobody = Layer.merge(
    Layer.succeed(NewsDesk, { latest: () => Effect.fail(new Unreachable({})) }),
    Layer.succeed(StoredNews, { recall: () => Effect.succeed(nothingSeen), remember: () => Effect.void }),
  )
  const visit = createActor(makeNews(connected(nobody)), { input: { support } }).start()
  support.send({
    type: "own.answered",
    support: { ...noSupport, activePopup: true, urlPopup: "https://agent.example/1" },
  })
  expect((await waitFor(visit, ({ context }) => context.popup !== undefined)).context.popup).toBe(
    "https://agent.example/1",
  )
})

test("without an answer the page is quiet, and news come when the connection is back", async () => {
  const { visit, is } = arriving(["away"])
  expect((await is("failed")).context.news).toEqual({ alert: undefined, banners: [] })
  visit.send({ type: "connection.restored" })
  expect((await is("loaded")).context.news).toBe(news)
})

test("leaving the page drops the question", async () => {
  const { visit, is, givenUp } = arriving(["silent"])
  await is("loading")
  visit.stop()
  await expect.poll(givenUp).toBe(1)
})

test.each([
  ["the news do not come", "silent", "loading"],
  ["the news cannot be read", "away", "failed"],
  ["the operator has none", "not offered", "notOffered"],
] as const)("the agent's popup is closed for good while %s", async (_, trouble, state) => {
  const { visit, is, stored } = arriving([trouble])
  visit.send({ type: "popup.announced", address: "https://agent.example/1" })
  const { context } = await is(state)
  expect(popupToShow(context.popup, context.seen)).toBe("https://agent.example/1")
  visit.send({ type: "alert.closed" })
  const { context: closed } = await is(state)
  expect(popupToShow(closed.popup, closed.seen)).toBeUndefined()
  expect(stored).toEqual([{ alert: undefined, popup: "https://agent.example/1", banners: [] }])
})

test("nothing is shown before it is known what was seen", () => {
  const { visit } = arriving()
  visit.send({ type: "popup.announced", address: "https://agent.example/1" })
  const { context } = visit.getSnapshot()
  expect(popupToShow(context.popup, context.seen)).toBeUndefined()
})

test("news go exactly these ways", () => {
  const nobody = Layer.merge(
    Layer.succeed(NewsDesk, { latest: () => Effect.never }),
    Layer.succeed(StoredNews, { recall: () => Effect.never, remember: () => Effect.never }),
  )
  const table = ways(makeNews(connected(nobody)), {
    input: { support: supportDesk() },
    events: {
      closed: { type: "alert.closed" },
      clicked: { type: "banner.clicked", id: "b1" },
      restored: { type: "connection.restored" },
      popup: { type: "popup.announced", address: "https://agent.example/1" },
      recalled: inner("xstate.done.actor.recalling", Result.succeed(nothingSeen)),
      loaded: inner("xstate.done.actor.loading", Result.succeed(news)),
      failed: inner("xstate.done.actor.loading", Result.fail(new Unreachable({}))),
      notOffered: inner("xstate.done.actor.loading", Result.fail(new NotOffered())),
      remembered: inner("xstate.done.actor.remembering", Result.succeed(undefined)),
    },
  })
  const at = (state: string, memory: "resting" | "remembering") => `arrived.memory.${memory} + news.${state}`
  const closing = (state: string) => ({ closed: at(state, "remembering"), clicked: at(state, "remembering") })
  const rows = (state: string, leads: Record<string, string>) =>
    (["resting", "remembering"] as const).map((memory) => [
      at(state, memory),
      {
        ...Object.fromEntries(Object.entries(leads).map(([event, to]) => [event, at(to, memory)])),
        ...(memory === "resting" ? closing(state) : { remembered: at(state, "resting") }),
      },
    ])
  expect(table).toEqual({
    recalling: { recalled: at("loading", "resting") },
    ...Object.fromEntries([
      ...rows("loading", { loaded: "loaded", failed: "failed", notOffered: "notOffered" }),
      ...rows("failed", { restored: "loading" }),
      ...rows("loaded", {}),
      ...rows("notOffered", {}),
    ]),
  })
})
