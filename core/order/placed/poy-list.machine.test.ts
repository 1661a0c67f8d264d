import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { allKnown, inner, ways } from "../../testing/ways.ts"
import { changesOf } from "../../visit/changes.ts"
import { visitOnCommand } from "../../visit/testing/visit-on-command.ts"
import { somchaisPoy } from "../testing/operator-that-keeps-a-poy.ts"
import { type ListedPoy, PoyArchive, type PoyPage, type PoySearch } from "./poy-archive.port.ts"
import { makePoyList } from "./poy-list.machine.ts"

const { order, ...slip } = somchaisPoy
const listed: ListedPoy = {
  ...slip,
  round: {
    betId: order.betId,
    betGroup: order.betGroup,
    betType: "yeekee_42",
    betName: order.betName,
    dt: "2026-11-20",
  },
  lineCount: 2,
}
const page: PoyPage = { poys: [listed], pages: 3, total: 41 }

/** An operator that answers each question about slips when it is told to. */
const operatorThatTakesItsTime = () => {
  const asked: Array<PoySearch> = []
  const answers: Array<(answer: Effect.Effect<PoyPage, Unauthorized | Unreachable>) => void> = []
  const layer = Layer.succeed(PoyArchive, {
    all: (search) =>
      Effect.flatten(
        Effect.callback<Effect.Effect<PoyPage, Unauthorized | Unreachable>>((resume) => {
          asked.push(search)
          answers.push((answer) => resume(Effect.succeed(answer)))
        }),
      ),
    one: () => Effect.never,
    cancel: () => Effect.never,
  })
  return { asked, answers, layer }
}

const looking = async () => {
  const operator = operatorThatTakesItsTime()
  const list = createActor(makePoyList(ManagedRuntime.make(operator.layer)), { input: {} }).start()
  await expect.poll(() => operator.answers.length).toBe(1)
  return {
    ...operator,
    list,
    is: (state: string) => waitFor(list, ({ value }) => value === state, { timeout: 30_000 }),
  }
}

test("a player sees the first page of all slips", async () => {
  const { asked, answers, is } = await looking()
  answers[0]?.(Effect.succeed(page))
  const { context } = await is("shown")
  expect(asked).toEqual([{ page: 1 }])
  expect(context.data).toEqual({ ...page, search: { page: 1 } })
})

test("a player sees the slips of one lottery, until something else is asked for", async () => {
  const operator = operatorThatTakesItsTime()
  const input = { betGroup: "gov4d", betType: "lao" } as const
  const list = createActor(makePoyList(ManagedRuntime.make(operator.layer)), { input }).start()
  list.send({ type: "search.chosen", search: { betGroup: "gov", status: "won" } })
  await expect.poll(() => operator.asked.at(-1)).toEqual({ betGroup: "gov", status: "won", page: 1 })
  expect(operator.asked).toContainEqual({ betGroup: "gov4d", betType: "lao", page: 1 })
})

test("what is asked for already is not read again, whichever page is on show", async () => {
  const { asked, answers, list, is } = await looking()
  list.send({ type: "search.chosen", search: { status: "won" } })
  list.send({ type: "page.chosen", page: 2 })
  await expect.poll(() => answers.length).toBe(3)
  answers[2]?.(Effect.succeed(page))
  await is("shown")
  list.send({ type: "search.chosen", search: { status: "won", day: undefined } })
  expect(list.getSnapshot().value).toBe("shown")
  expect(asked.at(-1)).toEqual({ status: "won", page: 2 })
})

test("another search begins at its first page, and another page keeps what was asked for", async () => {
  const { asked, answers, list } = await looking()
  list.send({ type: "page.chosen", page: 3 })
  list.send({ type: "search.chosen", search: { betGroup: "gov", day: "2026-11-20" } })
  list.send({ type: "page.chosen", page: 2 })
  await expect.poll(() => answers.length).toBe(4)
  expect(asked.slice(1)).toEqual([
    { page: 3 },
    { betGroup: "gov", day: "2026-11-20", page: 1 },
    { betGroup: "gov", day: "2026-11-20", page: 2 },
  ])
})

test("the answer to an earlier question is not shown as that to a later one, and the last page stays until then", async () => {
  const { answers, list, is } = await looking()
  answers[0]?.(Effect.succeed(page))
  await is("shown")
  list.send({ type: "search.chosen", search: { status: "won" } })
  await expect.poll(() => answers.length).toBe(2)
  list.send({ type: "search.chosen", search: { status: "lost" } })
  await expect.poll(() => answers.length).toBe(3)
  answers[1]?.(Effect.succeed({ poys: [], pages: 9, total: 170 }))
  expect(list.getSnapshot().context.data?.pages).toBe(3)
  answers[2]?.(Effect.succeed({ poys: [], pages: 0, total: 0 }))
  const { context } = await is("shown")
  expect(context.data).toEqual({
    poys: [],
    pages: 0,
    total: 0,
    search: { status: "lost", page: 1 },
  })
})

test("an operator that is away is asked again on request and when the connection is back", async () => {
  const { answers, list, is } = await looking()
  for (const type of ["retry.requested", "connection.restored"] as const) {
    answers.at(-1)?.(Effect.fail(new Unreachable({})))
    await is("failed")
    const before = answers.length
    list.send({ type })
    await expect.poll(() => answers.length).toBe(before + 1)
  }
})

test("while it is open it is read again when something may have happened to a slip", async () => {
  const { asked, answers, layer } = operatorThatTakesItsTime()
  const { ending, changes } = visitOnCommand()
  const list = createActor(
    makePoyList(ManagedRuntime.make(Layer.merge(layer, ending)), [changesOf(["slips"], { type: "data.invalidated" })]),
    { input: {} },
  ).start()
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.(Effect.succeed(page))
  await waitFor(list, ({ value }) => value === "shown")
  list.send({ type: "search.chosen", search: { status: "waiting" } })
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.(Effect.succeed(page))
  await waitFor(list, ({ value }) => value === "shown")
  changes("slips")
  await expect.poll(() => asked.length).toBe(3)
  expect(asked[2]).toEqual({ status: "waiting", page: 1 })
  expect(list.getSnapshot().context.data?.total).toBe(41)
  list.stop()
})

const done = (answer: unknown) => inner("xstate.done.actor.loading", answer)
const table = ways(makePoyList(ManagedRuntime.make(operatorThatTakesItsTime().layer)), {
  input: {},
  events: {
    slips: done(Result.succeed(page)),
    unauthorized: done(Result.fail(new Unauthorized())),
    unreachable: done(Result.fail(new Unreachable({}))),
    "search.chosen": { type: "search.chosen", search: { status: "won" } },
    "page.chosen": { type: "page.chosen", page: 2 },
    "data.invalidated": { type: "data.invalidated" },
    "retry.requested": { type: "retry.requested" },
    "connection.restored": { type: "connection.restored" },
  },
  apart: allKnown,
})

test("slips are looked through exactly these ways", () => {
  const choices = (state: string) => ({ "search.chosen": state, "page.chosen": "loading" })
  expect(table).toEqual({
    loading: { slips: "shown", unauthorized: "unauthorized", unreachable: "failed" },
    shown: { ...choices("loading or shown"), "data.invalidated": "loading" },
    failed: {
      ...choices("failed or loading"),
      "data.invalidated": "loading",
      "retry.requested": "loading",
      "connection.restored": "loading",
    },
    unauthorized: choices("loading or unauthorized"),
  })
})
