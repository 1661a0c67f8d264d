import { Layer, ManagedRuntime } from "effect"
import { expect, test } from "vitest"
import { createActor, waitFor } from "xstate"
import type { Sha256 } from "../../lotto/draw/commitment.ts"
import type { Round } from "../../lotto/round/round.ts"
import { lobbyOnCommand } from "../../lotto/testing/lobby-on-command.ts"
import { phoneOnTheMove } from "../../operator/testing/phone-on-the-move.ts"
import { handClock } from "../../testing/clock.ts"
import { openRound } from "../testing/open-round.ts"
import { operatorThatTakesShots } from "../testing/operator-that-takes-shots.ts"
import { makeProof } from "./proof.machine.ts"
import type { Witness } from "./proof.ts"

declare const crypto: { readonly subtle: { digest(name: string, bytes: Uint8Array): Promise<ArrayBuffer> } }
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const browsers: Sha256 = async (text) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))

const start = Date.parse("2026-11-20T16:17:00+07:00")
const round: Round = {
  ...openRound,
  opensAt: start - 600_000,
  closesAt: start - 120_000,
  shootingEndsAt: start,
  resultAt: start + 30_000,
}
const witness: Witness = { commitment: "ef6785c45eec4ccd4df27234a255e891ef7a70e714aa0debf891f46fd56ffbcd", seen: [] }
type Settings = {
  readonly sha256?: Sha256
  readonly known?: Pick<Round, "betId" | "resultAt" | "outcome">
  readonly seen?: Witness
  readonly correction?: () => number
}

/** A player who waits for the result of a round into which twenty members shot 00001 to 00020. */
const awaits = ({ sha256 = browsers, known = round, seen = witness, correction = () => 0 }: Settings = {}) => {
  const { clock, pass } = handClock()
  const operator = operatorThatTakesShots({ now: () => start + clock.now(), round, sha256: browsers })
  for (let shot = 1; shot <= 20; shot++) operator.othersShoot(`member${shot}`, String(shot).padStart(5, "0"))
  const lobby = lobbyOnCommand(round)
  const tools = { now: () => start + clock.now() + correction(), sha256, lobby: () => lobby }
  const runtime = ManagedRuntime.make(Layer.merge(operator.layer, phoneOnTheMove().layer))
  const input = { round: known, witness: seen }
  const proof = createActor(makeProof(runtime, tools), { input, clock }).start()
  const is = (state: string) => waitFor(proof, (now) => now.value === state, { timeout: 30_000 })
  return { operator, lobby, proof, pass, is, state: () => proof.getSnapshot().value }
}

test("a result is not asked for before its time; at its time it is told, and then proven", async () => {
  const { is, operator, pass, state } = awaits()
  expect(state()).toBe("notYet")
  pass(29_999)
  expect([state(), operator.asked]).toEqual(["notYet", []])
  pass(1)
  const { announced, report, published } = (await is("proven")).context
  expect(published?.map(({ number }) => number)).toEqual(
    ["00020", "00019", "00018", "00017", "00016", "00015", "00014", "00013", "00012", "00011"].concat([
      "00010",
      "00009",
      "00008",
      "00007",
      "00006",
      "00005",
      "00004",
      "00003",
      "00002",
      "00001",
    ]),
  )
  expect(announced).toMatchObject({
    outcome: { type: "drawn", drawn: { top3: "951", top2: "51", bottom2: "41" } },
    sum: 41_956,
    ranks: [
      { rank: 1, member: "member20", number: "00020", isPaid: true },
      { rank: 16, member: "member5", number: "00005", isPaid: true },
    ],
  })
  expect(report?.recomputed.houseShot).toBe("41746")
  expect(operator.asked).toEqual(["result", "proof"])
})

test("a result that is announced is asked for at once; one that is then not set yet, every five seconds", async () => {
  const { is, operator, pass, proof } = awaits()
  proof.send({ type: "result.announced" })
  await is("awaited")
  pass(4_999)
  expect(operator.asked).toEqual(["result"])
  pass(1)
  await is("awaited")
  proof.send({ type: "result.announced" })
  await is("loadingResult")
  await is("awaited")
  expect(operator.asked).toEqual(["result", "result", "result"])
})

test("a proof that was tampered with is refuted, with the result still on show", async () => {
  const { is, operator, pass } = awaits()
  operator.lies((proof) => ({ ...proof, houseShot: "41747" }))
  pass(30_000)
  const { announced, report } = (await is("refuted")).context
  expect([announced?.sum, report?.steps.houseShot]).toEqual([41_956, "doesNotMatch"])
})

test("a proof with a gap is incomplete, and so is one for a player who saw no commitment", async () => {
  const { is, operator, pass } = awaits()
  operator.lies((proof) => ({ ...proof, seed: undefined }))
  pass(30_000)
  await is("incomplete")
  const late = awaits({ seen: { commitment: undefined, seen: [] } })
  late.pass(30_000)
  expect((await late.is("incomplete")).context.report?.steps.commitment).toBe("missingData")
})

test.each([
  ["sum", { sum: 41_957 }],
  ["digits", { outcome: { type: "cancelled" } }],
  ["ranks", { ranks: [{ rank: 16, member: "member5", number: "00006", isPaid: true }] }],
] as const)(
  "an announced result whose %s differ from what was shot is refuted by an honest proof",
  async (step, lie) => {
    const { is, operator, pass } = awaits()
    operator.announces(lie)
    pass(30_000)
    expect((await is("refuted")).context.report?.steps[step]).toBe("doesNotMatch")
  },
)

test("a proof from another seed is refuted", async () => {
  const { is, operator, pass } = awaits()
  operator.lies((proof) => ({ ...proof, seed: "sunlit" }))
  pass(30_000)
  await is("refuted")
})

test("in a browser that cannot compute SHA-256 the result stands unproven", async () => {
  const { is, pass } = awaits({ sha256: () => Promise.reject(new Error("no crypto here")) })
  pass(30_000)
  expect((await is("unproven")).context.announced?.sum).toBe(41_956)
})

test("where no proofs are kept the result stands unproven, and nothing is asked again", async () => {
  const { is, operator, pass, proof } = awaits()
  operator.keepsNoProofs()
  pass(30_000)
  expect((await is("unproven")).context.announced?.sum).toBe(41_956)
  pass(60_000)
  proof.send({ type: "connection.restored" })
  expect([proof.getSnapshot().value, operator.asked]).toEqual(["unproven", ["result", "proof"]])
})

test.each(["retry.requested", "connection.restored"] as const)(
  "an operator that is away is asked again, by itself or on %s",
  async (type) => {
    const { is, operator, pass, proof, state } = awaits()
    operator.becomes("away")
    pass(30_000)
    await is("failed")
    pass(4_999)
    expect(state()).toBe("failed")
    pass(1)
    await is("loadingResult")
    await is("failed")
    operator.becomes("answers")
    proof.send({ type })
    await is("proven")
  },
)

test("when only the proof's answer is lost, the result is not asked for again", async () => {
  const { is, operator, pass } = awaits()
  const letGo = operator.holdAnswers()
  pass(30_000)
  letGo()
  operator.losesAnswers(1)
  expect((await is("failed")).context.announced?.sum).toBe(41_956)
  pass(5_000)
  await is("proven")
  expect(operator.asked).toEqual(["result", "proof", "proof"])
})

test("a round that does not exist is missing, and an unknown player is told so", async () => {
  const none = awaits({ known: { ...round, betId: "none", resultAt: start } })
  await none.is("missing")
  const { is, operator, pass } = awaits()
  operator.becomes("unauthorized")
  pass(30_000)
  expect((await is("unauthorized")).status).toBe("done")
})

test("a phone whose clock was behind asks as soon as the server's clock is known", async () => {
  let correction = -3_600_000
  const { is, pass, proof, state } = awaits({ correction: () => correction })
  pass(30_000)
  expect(state()).toBe("notYet")
  correction = 0
  proof.send({ type: "clock.corrected" })
  await is("proven")
})

test("leaving drops the question, and an answer that comes then changes nothing", async () => {
  const { operator, pass, proof } = awaits()
  const letGo = operator.holdAnswers()
  pass(30_000)
  proof.stop()
  letGo()
  await expect.poll(() => operator.asked).toEqual(["result"])
  expect(proof.getSnapshot().context.announced).toBeUndefined()
})

test("the ending of one round is announced once, and never that of another, until it is left", async () => {
  const { is, lobby, operator, proof } = awaits()
  const over = (betId: string) => ({ ...round, betId, outcome: { type: "cancelled" } as const })
  lobby.becomes(over("another"), round)
  expect(operator.asked).toEqual([])
  lobby.becomes(over("another"), over(round.betId))
  await is("awaited")
  lobby.becomes(over(round.betId))
  expect([operator.asked, proof.getSnapshot().value]).toEqual([["result"], "awaited"])
  proof.stop()
  expect(lobby.subscribers()).toBe(0)
})
