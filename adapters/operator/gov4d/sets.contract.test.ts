import { gov4dBetNames } from "@fakham/core/gov4d"
import { type Gov4dVariant, gov4dVariants, Rounds } from "@fakham/core/lotto"
import { baht } from "@fakham/core/money"
import { OrderDesk, PlayerMaximumReached, PoyArchive, type Ticket4dOrder } from "@fakham/core/order"
import { databaseSources } from "@fakham/stand-in/testing"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type BettingSandbox, bettingSandbox } from "../testing/betting-sandbox.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const sets = (variant: Gov4dVariant, betId: string, count: number): Ticket4dOrder => ({
  kind: "sets",
  betGroup: "gov4d",
  variant,
  betId,
  betName: gov4dBetNames[variant],
  lines: [
    { number: "0482", sets: count },
    { number: "7315", sets: 1 },
  ],
})
const place = (order: Ticket4dOrder, key: string) => OrderDesk.use((desk) => desk.place(order, key))

describe.each(sources)("sets over the wire, on $kind", ({ fresh }) => {
  let sandbox: BettingSandbox
  let next: Readonly<Record<Gov4dVariant, string>>
  beforeAll(async () => {
    sandbox = await bettingSandbox(fresh)
    const rounds = Result.getOrThrow(await sandbox.somchai(Rounds.use(({ latest4d }) => latest4d())))
    const open = (variant: Gov4dVariant) =>
      rounds[variant].find(({ closesAt }) => closesAt > Date.parse("2026-11-20T12:00:00+07:00"))?.betId ?? ""
    next = { hanoy: open("hanoy"), lao: open("lao"), laoSuper: open("laoSuper"), malay: open("malay") }
  })
  afterAll(() => sandbox.stop())

  it.each([
    ["hanoy", 36_000],
    ["lao", 27_000],
    ["laoSuper", 36_000],
    ["malay", 36_000],
  ] as const)("of %s are sent to its own address, and three cost %d satang", async (variant, stake) => {
    const placed = await sandbox.somchai(place(sets(variant, next[variant], 2), `key-set-${variant}`))
    expect(placed).toMatchObject({
      success: {
        order: { ...sets(variant, next[variant], 2) },
        stake,
        status: "waiting",
        paid: 0,
      },
    })
    expect(await sandbox.somchai(OrderDesk.use((desk) => desk.byKey(`key-set-${variant}`)))).toEqual(placed)
  })

  it("of one number stop at twenty a member, and what is left is told in money", async () => {
    expect(await sandbox.somchai(place(sets("hanoy", next.hanoy, 21), "key-too-many"))).toEqual(
      Result.fail(new PlayerMaximumReached({ numbers: [{ option: undefined, number: "0482", left: baht(2_400) }] })),
    )
    expect(await sandbox.somchai(place(sets("lao", next.lao, 19), "key-too-many-together"))).toEqual(
      Result.fail(new PlayerMaximumReached({ numbers: [{ option: undefined, number: "0482", left: baht(1_620) }] })),
    )
  })

  it("are listed lottery by lottery", async () => {
    const rounds = Result.getOrThrow(await sandbox.guest(Rounds.use(({ latest4d }) => latest4d())))
    for (const variant of gov4dVariants) {
      expect(rounds[variant].length).toBeGreaterThan(0)
      expect(new Set(rounds[variant].map(({ betType }) => betType))).toEqual(new Set([variant]))
    }
    expect(rounds.lao.find(({ betId }) => betId === next.lao)).toMatchObject({
      betGroup: "gov4d",
      betName: "laos",
      dt: "2026-11-20",
      closesAt: Date.parse("2026-11-20T20:00:00+07:00"),
      resultAt: Date.parse("2026-11-20T20:30:00+07:00"),
      shootingEndsAt: undefined,
      outcome: undefined,
    })
  })
  it("tell after the draw which tier each line won, and what it paid", async () => {
    const lines = Array.from({ length: 100 }, (_, back) => ({ number: String(3_700 + back), sets: 1 }))
    const order: Ticket4dOrder = { ...sets("lao", next.lao, 1), lines }
    const { id = "" } = Result.getOrThrow(await sandbox.somchai(place(order, "key-every-back-two"))) ?? {}
    const read = async () => Result.getOrThrow(await sandbox.somchai(PoyArchive.use((archive) => archive.one(id))))
    expect(await read()).toMatchObject({ status: "waiting", outcomes: undefined, drawn: undefined })

    await sandbox.clockTo("2026-11-20T20:31:00+07:00")
    await expect.poll(async () => (await read()).status).toBe("won")
    const { drawn, outcomes = [], paid } = await read()
    const back = Number(drawn?.number?.slice(2))
    expect(outcomes).toHaveLength(100)
    expect(outcomes[back]?.won).toBeGreaterThanOrEqual(120_000)
    expect(outcomes[back]?.tier).toBeDefined()
    expect(outcomes.filter(({ tier }) => tier === undefined).every(({ won }) => won === 0)).toBe(true)
    expect(paid).toBe(outcomes.reduce((sum, { won }) => sum + won, 0))
  })
})
