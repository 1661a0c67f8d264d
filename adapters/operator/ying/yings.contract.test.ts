import { createHash } from "node:crypto"
import { NoSuchRound, NotDrawnYet } from "@fakham/core/lotto"
import { checkedProof, type ShotRefusal, ShotRefused, YingResults, Yings } from "@fakham/core/ying"
import { databaseSources } from "@fakham/stand-in/testing"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type BettingSandbox, bettingSandbox } from "../testing/betting-sandbox.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

/** Betting closes at 12:15, shooting at 12:17, the result is due at 12:17:30. */
const betId = "yeekee-2026-11-20-26"
const shoot = (number: string, key: string, round = betId) => Yings.use((yings) => yings.shoot(round, number, key))
const recent = (limit?: number) => Yings.use((yings) => yings.recent(betId, limit))
const summary = Yings.use((yings) => yings.summary(betId))
const announced = YingResults.use((results) => results.one(betId))
const proof = YingResults.use((results) => results.proof(betId))
const refused = (reason: ShotRefusal) => Result.fail(new ShotRefused({ reason, waitSeconds: undefined }))
const sha256 = (text: string) => Promise.resolve(new Uint8Array(createHash("sha256").update(text).digest()))

describe.each(sources)("shots over the wire, on $kind", ({ fresh }) => {
  let sandbox: BettingSandbox
  beforeAll(async () => {
    sandbox = await bettingSandbox(fresh, "2026-11-20T12:15:45+07:00")
  })
  afterAll(() => sandbox.stop())

  it("count once a key, even when the answer was lost", async () => {
    await sandbox.fault("/poy-api/yings.create", { kind: "afterwards-cut" })
    expect(await sandbox.somchai(shoot("54321", "key-of-a-shot"))).toMatchObject({ failure: { _tag: "Unreachable" } })
    const shot = await sandbox.somchai(shoot("54321", "key-of-a-shot"))
    expect(shot).toMatchObject({ success: { number: "54321", waitSeconds: 10 } })

    const own = Result.getOrThrow(await sandbox.somchai(recent())).filter(({ isOwn }) => isOwn)
    expect(own).toMatchObject([{ member: "somchai88", number: "54321", at: Result.getOrThrow(shot).at }])
  })

  it("wait ten seconds for each other, and say how long", async () => {
    await sandbox.clockTo("2026-11-20T12:15:46+07:00")
    const answer = await sandbox.somchai(shoot("11111", "key-too-soon"))
    expect(answer).toMatchObject({ failure: { _tag: "ShotRefused", reason: "tooSoon" } })
    const wait = Result.isFailure(answer) && answer.failure._tag === "ShotRefused" && answer.failure.waitSeconds
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(10)
  })

  it("are refused for what they are", async () => {
    expect(await sandbox.malee(shoot("1234", "key-four-digits"))).toEqual(refused("malformed"))
    expect(await sandbox.somchai(shoot("99999", "key-of-a-shot"))).toEqual(refused("malformed"))
    expect(await sandbox.malee(shoot("12345", "key-closed-1", "yeekee-2026-11-20-20"))).toEqual(refused("windowClosed"))
    expect(await sandbox.malee(shoot("12345", "key-not-yet", "yeekee-2026-11-21-26"))).toEqual(refused("notYet"))
    expect(await sandbox.malee(shoot("12345", "key-nowhere", "pingpong-2026-11-20-10"))).toEqual(
      Result.fail(new NoSuchRound()),
    )
  })

  it("are listed newest first, by rank, and masked for everybody else", async () => {
    const seen = Result.getOrThrow(await sandbox.malee(recent(5)))
    expect(seen.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5])
    expect(seen.map(({ at }) => at)).toEqual(seen.map(({ at }) => at).toSorted((one, other) => other - one))
    expect(seen.every(({ number, isOwn }) => /^\d{3}\*\*$/.test(number) && !isOwn)).toBe(true)
  })

  it("are summed up while they come, and tell who has to wait", async () => {
    const own = Result.getOrThrow(await sandbox.somchai(summary))
    expect(own.shots).toBeGreaterThan(1)
    expect(own.members).toBeGreaterThan(1)
    expect(own.sum).toBeGreaterThan(54_321)
    expect(await sandbox.guest(summary)).toMatchObject({ success: { waitSeconds: 0 } })
  })

  it("give nothing away before the result, and after it a proof that holds", async () => {
    const before = Result.getOrThrow(await sandbox.somchai(recent(100)))
    expect(await sandbox.guest(announced)).toEqual(Result.fail(new NotDrawnYet()))
    expect(await sandbox.guest(proof)).toEqual(Result.fail(new NotDrawnYet()))
    await sandbox.clockTo("2026-11-20T12:18:00+07:00")
    const readResult = async () => {
      for (;;) {
        const answer = await sandbox.guest(announced)
        if (Result.isSuccess(answer)) return answer.success
      }
    }
    const { outcome, sum, ranks } = await readResult()
    const revealed = Result.getOrThrow(await sandbox.guest(proof))

    expect(outcome.type).toBe("drawn")
    expect(ranks?.map(({ rank, isPaid }) => [rank, isPaid])).toEqual([
      [1, true],
      [16, true],
    ])
    const nameShownTo = async (ask: BettingSandbox["guest"]) =>
      Result.getOrThrow(await ask(proof)).shots?.find(({ number }) => number === "54321")?.member
    expect([
      await nameShownTo(sandbox.guest),
      await nameShownTo(sandbox.malee),
      await nameShownTo(sandbox.somchai),
    ]).toEqual(["som***88", "som***88", "somchai88"])
    const seen = before.map(({ member, number, at }) => ({ member, number, at }))
    const commitment = createHash("sha256").update(`${revealed.seed}:${betId}`).digest("hex")
    const report = await checkedProof(sha256, { ...revealed, betId, sum, ranks, outcome }, { commitment, seen })
    expect(report.steps).toEqual({
      commitment: "matches",
      houseShot: "matches",
      shots: "matches",
      seenShots: "matches",
      ranks: "matches",
      sum: "matches",
      digits: "matches",
    })
    expect(await sandbox.malee(shoot("12345", "key-closed-2"))).toEqual(refused("windowClosed"))
  })
})
