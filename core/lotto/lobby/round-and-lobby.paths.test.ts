import { ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import type { AnyStateMachine } from "xstate"
import { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { allKnown, type Inner, inner, reached, type Tour, waysFrom } from "../../testing/ways.ts"
import { makeRound } from "../round/round.machine.ts"
import { NoSuchRound } from "../round/round.port.ts"
import type { Round } from "../round/round.ts"
import { operatorWithADayOfRounds } from "../testing/operator-with-a-day-of-rounds.ts"
import { makeLobby } from "./lobby.machine.ts"

const now = () => 1_000_000
const { layer } = operatorWithADayOfRounds({ now, rounds: [] })
const runtime = ManagedRuntime.make(layer)

const open: Round = {
  betId: "pingpong-2026-11-20-10",
  betGroup: "pingpong",
  betType: "pingpong_10",
  betName: "pingpong_10",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  opensAt: 0,
  closesAt: 2_000_000,
  shootingEndsAt: undefined,
  resultAt: 2_060_000,
  outcome: undefined,
}
const { betId } = open
const drawn = { top3: "669", top2: "69", bottom2: "15" }
const moved = { type: "round.moved", betId, closesAt: 1_005_000, resultAt: 1_065_000 } as const
const news = {
  "round.moved": moved,
  "round.drawn": { type: "round.drawn", betId, drawn },
  "round.cancelled": { type: "round.cancelled", betId },
  "feed.lost": { type: "feed.lost" },
  "feed.found": { type: "feed.found" },
  "clock.corrected": { type: "clock.corrected" },
} as const

/** Where each part of a machine with parts goes, whatever the others do; where it ends as a whole, that is named. */
const waysOfParts = <Machine extends AnyStateMachine>(machine: Machine, tour: Tour<Machine>) => {
  const reachedStates = reached(machine, { ...tour, apart: allKnown })
  const running = ({ state }: { readonly state: string }) => state.replace("running.", "")
  const ofPart = (part: string) => {
    const place = (reachedState: { readonly state: string }) => {
      const parts = new Map(
        running(reachedState)
          .split(" + ")
          .map((each): [string, string] => {
            const [name = "", at = ""] = each.split(".")
            return [name, at]
          }),
      )
      return parts.get(part) ?? reachedState.state
    }
    return waysFrom(machine, reachedStates, { events: tour.events, place })
  }
  return { ofPart, places: new Set(reachedStates.map(running)) }
}

const answered = (done: (answer: unknown) => Inner, rounds: ReadonlyArray<readonly [string, Round]>) =>
  Object.fromEntries(rounds.map(([phase, round]) => [phase, done(Result.succeed(round))]))

test("a round goes exactly these ways: by what is answered, by what is announced, and by the clock", () => {
  const done = (answer: unknown) => inner("xstate.done.actor.0.round.running.data.loading", answer)
  const { ofPart, places } = waysOfParts(makeRound(runtime, { now }), {
    input: betId,
    events: {
      ...news,
      ...answered(done, [
        ["not open", { ...open, opensAt: 1_500_000 }],
        ["open", open],
        ["a minute left", { ...open, closesAt: 1_060_000 }],
        ["ten seconds left", { ...open, closesAt: 1_010_000 }],
        ["closed", { ...open, closesAt: 999_999 }],
        ["result due", { ...open, closesAt: 900_000, resultAt: 1_000_000 }],
        ["resulted", { ...open, outcome: { type: "drawn", drawn } }],
        ["cancelled", { ...open, outcome: { type: "cancelled" } }],
      ]),
      "no such round": done(Result.fail(new NoSuchRound())),
      unauthorized: done(Result.fail(new Unauthorized())),
      unreachable: done(Result.fail(new Unreachable({}))),
      "own moment": inner("xstate.after.spread.round.running.data.spreading"),
      "5 s unreachable": inner("xstate.after.pollEvery.round.running.data.failed"),
      "5 s up to date": inner("xstate.after.pollEvery.round.running.data.upToDate"),
    },
  })
  const phases = ["unknown", "notOpen", "open", "closingSoon", "urgent", "closed", "awaitingResult"]
  const phase = ofPart("phase")
  const ends = ["cancelled", "unauthorized", "missing", "resulted"]
  expect(Object.keys(phase).toSorted()).toEqual([...phases, ...ends].toSorted())
  expect(phase["unknown"]).toEqual({
    "not open": "notOpen or unknown",
    open: "open or unknown",
    "a minute left": "closingSoon or unknown",
    "ten seconds left": "unknown or urgent",
    closed: "closed or unknown",
    "result due": "awaitingResult or unknown",
    resulted: "resulted or unknown",
    cancelled: "cancelled or unknown",
    "no such round": "missing or unknown",
    unauthorized: "unauthorized or unknown",
  })
  expect(phase["open"]).toMatchObject({
    "round.moved": "urgent",
    "round.drawn": "resulted",
    "round.cancelled": "cancelled",
  })
  for (const known of phases.slice(1))
    expect(phase[known]).toMatchObject({ "round.drawn": "resulted", "round.cancelled": "cancelled" })
  expect(ofPart("feed")).toMatchObject({ lost: { "feed.found": "found" }, found: { "feed.lost": "lost" } })
  const data = ofPart("data")
  expect(data["loading"]).toMatchObject({
    open: "upToDate",
    resulted: "resulted",
    cancelled: "cancelled",
    "no such round": "missing",
    unauthorized: "unauthorized",
    unreachable: "failed",
  })
  expect(data["failed"]).toMatchObject({
    "feed.found": "loading",
    "round.moved": "loading",
    "5 s unreachable": "loading",
  })
  expect(data["upToDate"]).toMatchObject({
    // Only if it was found before.
    "feed.lost": "spreading or upToDate",
    "feed.found": "loading",
    "round.moved": "loading",
    // Only while the feed is lost.
    "5 s up to date": "loading or upToDate",
  })
  expect(data["spreading"]).toMatchObject({
    "own moment": "loading",
    "feed.found": "loading",
    "round.moved": "loading",
  })
  for (const end of ends) expect(phase[end]).toEqual({})
  // Each phase with the feed lost and found, and with every state of the data; nothing is known and up to date at once, and
  // only what is known with a feed that is lost waits for its own moment.
  expect(places.size - ends.length).toBe(7 * 2 * 3 - 2 + 6)
})

test("the lobby goes exactly these ways: by what is answered, by what is announced, and by the clock", () => {
  const done = (answer: unknown) => inner("xstate.done.actor.0.lobby.running.data.loading", answer)
  const { ofPart, places } = waysOfParts(makeLobby(runtime, { now }), {
    events: {
      ...news,
      "a round": done(Result.succeed([open])),
      unauthorized: done(Result.fail(new Unauthorized())),
      unreachable: done(Result.fail(new Unreachable({}))),
      "result.due": { type: "result.due" },
      "retry.requested": { type: "retry.requested" },
      "1 s gathered": inner("xstate.after.throttle.lobby.running.data.throttled"),
      "15 s unreachable": inner("xstate.after.pollEvery.lobby.running.data.failed"),
      "15 s up to date": inner("xstate.after.pollEvery.lobby.running.data.upToDate"),
    },
  })
  expect(ofPart("feed")).toEqual({
    lost: { "feed.found": "found", unauthorized: "lost or unauthorized" },
    found: { "feed.lost": "lost", unauthorized: "found or unauthorized" },
    unauthorized: {},
  })
  const ended = { "round.drawn": "throttled", "round.cancelled": "throttled", "round.moved": "throttled" }
  const refound = { "feed.found": "loading" }
  expect(ofPart("data")).toEqual({
    loading: {
      // Anew where the feed was found meanwhile.
      "a round": "loading or upToDate",
      unauthorized: "unauthorized",
      unreachable: "failed or loading",
      ...ended,
      "result.due": "throttled",
    },
    throttled: { ...refound, "1 s gathered": "loading" },
    failed: {
      ...refound,
      ...ended,
      "result.due": "throttled",
      "15 s unreachable": "loading",
      "retry.requested": "loading",
    },
    upToDate: {
      ...refound,
      ...ended,
      "feed.lost": "throttled or upToDate",
      "result.due": "throttled",
      // Only while the feed is lost.
      "15 s up to date": "loading or upToDate",
    },
    unauthorized: {},
  })
  expect([...places].toSorted()).toEqual([
    "clock.ticking + data.failed + feed.found",
    "clock.ticking + data.failed + feed.lost",
    "clock.ticking + data.loading.early + feed.found",
    "clock.ticking + data.loading.early + feed.lost",
    "clock.ticking + data.loading.inTime + feed.found",
    "clock.ticking + data.loading.inTime + feed.lost",
    "clock.ticking + data.throttled + feed.found",
    "clock.ticking + data.throttled + feed.lost",
    "clock.ticking + data.upToDate + feed.found",
    "clock.ticking + data.upToDate + feed.lost",
    "unauthorized",
  ])
})
