import { Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor } from "xstate"
import { handClock } from "../../testing/clock.ts"
import { Changes, type Topic } from "../../visit/changes.ts"
import { makeHub } from "../../visit/hub.ts"
import type { GameListing } from "../games.ts"
import { makePartnerWait } from "./partner-wait.machine.ts"

const start = Date.parse("2026-11-20T16:10:00+07:00")

const listing = (partner: string, closedUntil?: number): GameListing => ({
  partner,
  gameList: undefined,
  gameId: undefined,
  name: partner,
  kind: "slot",
  active: true,
  image: "",
  closedUntil,
})

const waiting = () => {
  const { clock } = handClock()
  const opened: Array<string> = []
  let asked = 0
  let known: ReadonlyArray<GameListing> | undefined
  const lookers = new Set<() => void>()
  const emitAll = () => {
    for (const look of lookers) look()
  }
  const offered = {
    view: () => ({ data: known, isLoading: false, hasFailed: false, isNotOffered: false, retry: () => {} }),
    subscribe: (look: () => void) => {
      lookers.add(look)
      return () => void lookers.delete(look)
    },
  }
  const changes = makeHub<Topic>()
  changes.subscribe((topic) => {
    if (topic !== "games") return
    asked += 1
    emitAll()
  })
  const wait = createActor(
    makePartnerWait(ManagedRuntime.make(Layer.succeed(Changes, changes)), {
      now: () => start + clock.now(),
      offered,
    }),
    { clock },
  ).start()
  wait.on("partner.opened", ({ partner }) => opened.push(partner))
  return {
    clock,
    opened,
    asked: () => asked,
    awaits: (partner: string) => wait.send({ type: "partner.awaited", partner }),
    lookers: () => lookers.size,
    isAwaited: (partner: string) => wait.getSnapshot().context.partners.includes(partner),
    offers: (...listings: ReadonlyArray<GameListing>) => {
      known = listings
      emitAll()
    },
  }
}

test("a partner that is waited for is asked for every thirty seconds, and told of once when it is open again", () => {
  const { clock, opened, asked, awaits, isAwaited, offers } = waiting()
  offers(listing("pegasus", start + 3_600_000))
  awaits("pegasus")
  clock.increment(30_000)
  clock.increment(30_000)
  expect([asked(), opened]).toEqual([2, []])
  offers(listing("pegasus"))
  expect([opened, isAwaited("pegasus")]).toEqual([["pegasus"], false])
  clock.increment(60_000)
  offers(listing("pegasus"))
  expect([asked(), opened]).toEqual([2, ["pegasus"]])
})

test("what is offered is looked at while a partner is waited for, and no longer", () => {
  const { lookers, awaits, offers } = waiting()
  expect(lookers()).toBe(0)
  awaits("pegasus")
  expect(lookers()).toBe(1)
  offers(listing("pegasus"))
  expect(lookers()).toBe(0)
})

test("each partner is told of by itself, and one that is waited for twice is told of once", () => {
  const { opened, awaits, isAwaited, offers } = waiting()
  offers(listing("pegasus", start + 3_600_000), listing("joker", start + 3_600_000))
  for (const partner of ["pegasus", "joker", "pegasus"]) awaits(partner)
  offers(listing("pegasus"), listing("joker", start + 3_600_000))
  expect([opened, isAwaited("joker")]).toEqual([["pegasus"], true])
  offers(listing("pegasus"), listing("joker"))
  expect(opened).toEqual(["pegasus", "joker"])
})

test("a partner of which nothing is offered is not open, nor one of which a game is still closed", () => {
  const { opened, awaits, offers } = waiting()
  awaits("pegasus")
  offers(listing("joker"))
  offers(listing("pegasus"), listing("pegasus", start + 1_000))
  expect(opened).toEqual([])
})

test("it is open by the time of the operator, when it is asked for after the end it had named", () => {
  const { clock, opened, awaits, offers } = waiting()
  offers(listing("pegasus", start + 30_000))
  awaits("pegasus")
  clock.increment(30_000)
  expect(opened).toEqual(["pegasus"])
})
