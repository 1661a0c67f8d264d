import { Layer, ManagedRuntime, Result } from "effect"
import { expect, test } from "vitest"
import { NotDrawnYet } from "../lotto/results/past-result.ts"
import { NoSuchRound } from "../lotto/round/round.port.ts"
import type { Round } from "../lotto/round/round.ts"
import { lobbyOnCommand } from "../lotto/testing/lobby-on-command.ts"
import { NotOffered, Unauthorized, Unreachable } from "../operator/failures.ts"
import { phoneOnTheMove } from "../operator/testing/phone-on-the-move.ts"
import { allKnown, type Inner, inner, ways } from "../testing/ways.ts"
import { makeProof } from "./proof/proof.machine.ts"
import type { ProofReport } from "./proof/proof.ts"
import { makeShooting } from "./shooting/shooting.machine.ts"
import { makeShots } from "./shot-list.machine.ts"
import { operatorThatTakesShots } from "./testing/operator-that-takes-shots.ts"
import { ShotRefused, shotRefusals } from "./yings.port.ts"

const now = () => 1_000_000
const open: Round = {
  betId: "yeekee-2026-11-20-42",
  betGroup: "yeekee",
  betType: "yeekee_42",
  betName: "yeekee_42",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  opensAt: 0,
  closesAt: 2_000_000,
  shootingEndsAt: 2_120_000,
  resultAt: 2_150_000,
  outcome: undefined,
}
const early: Round = { ...open, opensAt: 1_500_000 }
const over: Round = { ...open, outcome: { type: "cancelled" } }
const { layer } = operatorThatTakesShots({ now, round: open, sha256: async () => new Uint8Array(32) })
const runtime = ManagedRuntime.make(Layer.merge(layer, phoneOnTheMove().layer))
const lobby = lobbyOnCommand()

const failures = (done: (answer: unknown) => Inner) => ({
  "no such round": done(Result.fail(new NoSuchRound())),
  unauthorized: done(Result.fail(new Unauthorized())),
  unreachable: done(Result.fail(new Unreachable({}))),
})

const seen = { number: "90457", at: 1_000_000, member: "somchai88", rank: 1, isOwn: true }

test("a player shoots exactly these ways, and every other event leaves them where they are", () => {
  const done = (answer: unknown) => inner("xstate.done.actor.0.shooting.sending", answer)
  const table = ways(makeShooting(runtime, { now, newKey: () => "key-1" }), {
    input: early,
    events: {
      "five digits": { type: "shot.fired", number: "90457" },
      "three digits": { type: "shot.fired", number: "904" },
      "shot.repeated": { type: "shot.repeated" },
      "shot.abandoned": { type: "shot.abandoned" },
      "seen in the list": { type: "shots.seen", shots: [seen] },
      "not in the list": { type: "shots.seen", shots: [{ ...seen, isOwn: false }] },
      "round opens": { type: "round.changed", round: open },
      "round is put off": { type: "round.changed", round: early },
      "round is over": { type: "round.changed", round: over },
      "clock.corrected": { type: "clock.corrected" },
      "a wait of 7 s": { type: "wait.changed", waitSeconds: 7 },
      "no wait": { type: "wait.changed", waitSeconds: 0 },
      counted: done(Result.succeed({ number: "90457", at: 1_000_000 })),
      ...Object.fromEntries(
        shotRefusals.map((reason) => [reason, done(Result.fail(new ShotRefused({ reason, waitSeconds: 7 })))]),
      ),
      ...failures(done),
    },
    apart: allKnown,
  })
  expect(table).toEqual({
    notOpen: { "round opens": "coolingDown or ready", "round is over": "closed" },
    ready: {
      "five digits": "sending",
      "a wait of 7 s": "coolingDown",
      "round is put off": "notOpen",
      "round is over": "closed",
    },
    sending: {
      counted: "closed or coolingDown or notOpen",
      notYet: "closed or coolingDown or notOpen",
      tooSoon: "closed or coolingDown or notOpen",
      windowClosed: "closed",
      malformed: "closed or notOpen or ready",
      playLimit: "barred",
      other: "closed or notOpen or ready",
      "no such round": "missing",
      unauthorized: "unauthorized",
      unreachable: "awaitingAnswer",
    },
    awaitingAnswer: {
      "five digits": "sending",
      "seen in the list": "closed or coolingDown or notOpen",
      "shot.repeated": "sending",
      "shot.abandoned": "closed or notOpen or ready",
    },
    coolingDown: { "no wait": "ready", "round is put off": "notOpen", "round is over": "closed" },
    closed: { "round opens": "coolingDown or ready", "round is put off": "notOpen" },
    barred: {},
    missing: {},
    unauthorized: {},
  })
})

test("shots are watched exactly these ways, and every other event leaves them where they are", () => {
  const done = (answer: unknown) => inner("xstate.done.actor.0.shots.loading", answer)
  const table = ways(makeShots(runtime, { now }), {
    input: open,
    events: {
      "shot.accepted": { type: "shot.accepted" },
      "shots.announced": { type: "shots.announced" },
      "round opens": { type: "round.changed", round: open },
      "round is over": { type: "round.changed", round: over },
      "retry.requested": { type: "retry.requested" },
      "connection.restored": { type: "connection.restored" },
      "clock.corrected": { type: "clock.corrected" },
      answer: done(Result.succeed({ recent: [], summary: { shots: 0, members: 0, sum: 0, waitSeconds: 0 } })),
      ...failures(done),
      "half a second later": inner("xstate.after.throttle.shots.throttled"),
      "2 s shown": inner("xstate.after.pollInterval.shots.shown"),
      "2 s unreachable": inner("xstate.after.pollInterval.shots.failed"),
    },
    apart: allKnown,
  })
  const moved = { "round opens": "loading", "round is over": "loading" }
  expect(table).toEqual({
    loading: {
      answer: "over or shown or throttled",
      "no such round": "missing",
      unauthorized: "unauthorized",
      unreachable: "failed",
    },
    throttled: { ...moved, "shot.accepted": "loading", "half a second later": "loading" },
    shown: { ...moved, "shot.accepted": "loading", "shots.announced": "loading", "2 s shown": "loading" },
    failed: {
      ...moved,
      "retry.requested": "loading",
      "connection.restored": "loading",
      "2 s unreachable": "loading",
    },
    over: { ...moved, "clock.corrected": "loading" },
    missing: {},
    unauthorized: {},
  })
})

test("a result is proven exactly these ways, and every other event leaves it where it is", () => {
  const done = (answer: unknown) => inner("xstate.done.actor.loadingResult", answer)
  const checked = (answer: unknown) => inner("xstate.done.actor.checking", answer)
  const verdict = (reached: ProofReport["verdict"]) =>
    checked(Result.succeed({ report: { verdict: reached }, published: [] }))
  const announced = { outcome: { type: "cancelled" }, sum: undefined, ranks: [] }
  const table = ways(makeProof(runtime, { now, sha256: async () => new Uint8Array(32), lobby: () => lobby }), {
    input: { round: open, witness: { commitment: undefined, seen: [] } },
    events: {
      "result.announced": { type: "result.announced" },
      "retry.requested": { type: "retry.requested" },
      "connection.restored": { type: "connection.restored" },
      "clock.corrected": { type: "clock.corrected" },
      result: done(Result.succeed(announced)),
      "result: not drawn yet": done(Result.fail(new NotDrawnYet())),
      "result: no such round": done(Result.fail(new NoSuchRound())),
      "result: unauthorized": done(Result.fail(new Unauthorized())),
      "result: unreachable": done(Result.fail(new Unreachable({}))),
      proven: verdict("proven"),
      refuted: verdict("refuted"),
      incomplete: verdict("incomplete"),
      "proof: nothing laid open": checked(Result.fail(new NotDrawnYet())),
      "proof: unauthorized": checked(Result.fail(new Unauthorized())),
      "proof: unreachable": checked(Result.fail(new Unreachable({}))),
      "no SHA-256": checked(Result.fail(new NotOffered())),
      "5 s awaited": inner("xstate.after.askEvery.proof.awaited"),
      "5 s unreachable": inner("xstate.after.askEvery.proof.failed"),
    },
    apart: allKnown,
  })
  const again = "checking or loadingResult"
  expect(table).toEqual({
    notYet: { "result.announced": "loadingResult" },
    loadingResult: {
      result: "checking",
      "result: not drawn yet": "awaited",
      "result: no such round": "missing",
      "result: unauthorized": "unauthorized",
      "result: unreachable": "failed",
    },
    awaited: { "result.announced": "loadingResult", "5 s awaited": "loadingResult" },
    checking: {
      proven: "proven",
      refuted: "refuted",
      incomplete: "incomplete",
      "proof: nothing laid open": "unproven",
      "proof: unauthorized": "unauthorized",
      "proof: unreachable": "failed",
      "no SHA-256": "unproven",
    },
    failed: { "retry.requested": again, "connection.restored": again, "5 s unreachable": again },
    proven: {},
    refuted: {},
    incomplete: {},
    unproven: {},
    missing: {},
    unauthorized: {},
  })
})
