import { expect, test } from "vitest"
import { createActor } from "xstate"
import { handClock } from "../testing/clock.ts"
import type { GameListing } from "./games.ts"
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
  const told: Array<string> = []
  let asked = 0
  let known: ReadonlyArray<GameListing> | undefined
  const lookers = new Set<(state: { readonly context: { readonly known: typeof known } }) => void>()
  const state = () => ({ context: { known } })
  const offered = {
    getSnapshot: state,
    subscribe: (look: (now: ReturnType<typeof state>) => void) => {
      lookers.add(look)
      return { unsubscribe: () => void lookers.delete(look) }
    },
    send: () => {
      asked += 1
    },
  }
  const wait = createActor(
    makePartnerWait(() => start + clock.now()),
    { input: { offered }, clock },
  ).start()
  wait.on("partner.opened", ({ partner }) => told.push(partner))
  return {
    clock,
    told,
    asked: () => asked,
    awaits: (partner: string) => wait.send({ type: "partner.awaited", partner }),
    isAwaited: (partner: string) => wait.getSnapshot().context.partners.includes(partner),
    offers: (...listings: ReadonlyArray<GameListing>) => {
      known = listings
      for (const look of lookers) look(state())
    },
  }
}

test("a partner that is waited for is asked for every thirty seconds, and told of once when it is open again", () => {
  const { clock, told, asked, awaits, isAwaited, offers } = waiting()
  offers(listing("pegasus", start + 3_600_000))
  awaits("pegasus")
  clock.increment(30_000)
  clock.increment(30_000)
  expect([asked(), told]).toEqual([2, []])
  offers(listing("pegasus"))
  expect([told, isAwaited("pegasus")]).toEqual([["pegasus"], false])
  clock.increment(60_000)
  offers(listing("pegasus"))
  expect([asked(), told]).toEqual([2, ["pegasus"]])
})

test("each partner is told of by itself, and one that is waited for twice is told of once", () => {
  const { told, awaits, isAwaited, offers } = waiting()
  offers(listing("pegasus", start + 3_600_000), listing("joker", start + 3_600_000))
  for (const partner of ["pegasus", "joker", "pegasus"]) awaits(partner)
  offers(listing("pegasus"), listing("joker", start + 3_600_000))
  expect([told, isAwaited("joker")]).toEqual([["pegasus"], true])
  offers(listing("pegasus"), listing("joker"))
  expect(told).toEqual(["pegasus", "joker"])
})

test("a partner of which nothing is offered is not open, nor one of which a game is still closed", () => {
  const { told, awaits, offers } = waiting()
  awaits("pegasus")
  offers(listing("joker"))
  offers(listing("pegasus"), listing("pegasus", start + 1_000))
  expect(told).toEqual([])
})

test("it is open by the time of the operator, when it is asked for after the end it had named", () => {
  const { clock, told, awaits, offers } = waiting()
  offers(listing("pegasus", start + 30_000))
  awaits("pegasus")
  clock.increment(30_000)
  expect(told).toEqual(["pegasus"])
})
