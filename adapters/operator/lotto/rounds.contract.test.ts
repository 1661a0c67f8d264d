import { betGroups, NoSuchRound, NotDrawnYet, PastResults, Rounds } from "@fakham/core/lotto"
import { databaseSources } from "@fakham/stand-in/testing"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type BettingSandbox, bettingSandbox } from "../testing/betting-sandbox.ts"

const aHash: unknown = expect.stringMatching(/^[0-9a-f]{64}$/)

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const round = (betId: string) => Rounds.use((rounds) => rounds.one(betId))
const result = (betId: string, resultDate: string) => PastResults.use((results) => results.of(betId, resultDate))
const at = (moment: string) => Date.parse(`2026-11-${moment}+07:00`)

describe.each(sources)("rounds and results over the wire, on $kind", ({ fresh }) => {
  let sandbox: BettingSandbox
  beforeAll(async () => {
    sandbox = await bettingSandbox(fresh)
  })
  afterAll(() => sandbox.stop())

  it("tell a round that runs, with all its times", async () => {
    expect(await sandbox.guest(round("yeekee-2026-11-20-26"))).toEqual(
      Result.succeed({
        betId: "yeekee-2026-11-20-26",
        betGroup: "yeekee",
        betType: "yeekee_26",
        betName: "ยี่กี รอบที่ 26",
        dt: "2026-11-20",
        closeDt: "2026-11-20",
        opensAt: at("20T03:00:00"),
        closesAt: at("20T12:15:00"),
        shootingEndsAt: at("20T12:17:00"),
        resultAt: at("20T12:17:30"),
        commitment: aHash,
        outcome: undefined,
      }),
    )
  })

  it("tell a round that closes on the day after its lottery day", async () => {
    expect(await sandbox.guest(round("yeekee-2026-11-20-88"))).toMatchObject({
      success: { dt: "2026-11-20", closeDt: "2026-11-21", closesAt: at("21T03:45:00") },
    })
  })

  it("tell a round that has ended by what came out", async () => {
    expect(await sandbox.guest(round("gov-2026-11-16"))).toMatchObject({
      success: { outcome: { type: "drawn", drawn: { top3: "927", top2: "27", bottom2: "43" } } },
    })
  })

  it("know nothing of a round that is none, or has an impossible name", async () => {
    expect(await sandbox.guest(round("yeekee-of-nowhere"))).toEqual(Result.fail(new NoSuchRound()))
    expect(await sandbox.guest(round("x".repeat(200)))).toEqual(Result.fail(new NoSuchRound()))
    expect(await sandbox.guest(result("yeekee-of-nowhere", "2026-11-20"))).toEqual(Result.fail(new NoSuchRound()))
  })

  it("list what is next, running or just over, the four-digit lotteries apart", async () => {
    const rounds = Result.getOrThrow(await sandbox.guest(Rounds.use(({ latest }) => latest())))
    expect(new Set(rounds.map(({ betGroup }) => betGroup))).toEqual(
      new Set(betGroups.filter((group) => group !== "gov4d")),
    )
    expect(rounds.filter(({ betGroup, dt }) => betGroup === "yeekee" && dt === "2026-11-20").length).toBe(88)
    expect(new Set(rounds.map(({ betId }) => betId)).size).toBe(rounds.length)
  })

  it("have no result before it is drawn", async () => {
    expect(await sandbox.guest(result("yeekee-2026-11-20-26", "2026-11-20"))).toEqual(Result.fail(new NotDrawnYet()))
  })

  it("give the whole draw of the government by the day it was drawn", async () => {
    const gov = Result.getOrThrow(await sandbox.guest(result("gov-2026-11-16", "2026-11-16")))
    expect(gov).toMatchObject({
      betId: "gov-2026-11-16",
      betGroup: "gov",
      betType: "gov",
      betName: "หวยรัฐบาล",
      dt: "2026-11-16",
      resultAt: at("16T16:00:00"),
      outcome: { type: "drawn", drawn: { top3: "927", top2: "27", bottom2: "43" } },
      prizes: { first: "418927", bottom2: "43" },
    })
    expect(gov.prizes?.fifth.length).toBe(100)
  })

  it("give the history of a bet type, newest first, and what a group drew on a day", async () => {
    const history = await sandbox.guest(PastResults.use((results) => results.history("gov", "gov")))
    expect(Result.getOrThrow(history).map(({ betId }) => betId)).toEqual(["gov-2026-11-16", "gov-2026-11-01"])
    const group = await sandbox.guest(PastResults.use((results) => results.history("gov", undefined)))
    expect(Result.getOrThrow(group).map(({ betId }) => betId)).toEqual(["gov-2026-11-16", "gov-2026-11-01"])
    const day = Result.getOrThrow(
      await sandbox.guest(PastResults.use((results) => results.onDay("yeekee", "2026-11-20"))),
    )
    expect(day.length).toBe(24)
    expect(day[0]).toMatchObject({ betType: "yeekee_24", dt: "2026-11-20", resultAt: at("20T11:47:30") })
    expect(await sandbox.guest(PastResults.use((results) => results.onDay("gov", "2026-11-20")))).toEqual(
      Result.succeed([]),
    )
  })
})
