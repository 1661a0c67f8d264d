import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { operatorOn } from "../../testing/operator.ts"

/** What statements call a product, and what its two top digits pay for a baht. */
const products = [
  ["gov", "GOV", 90],
  ["stock", "STOCK", 92],
  ["yeekee", "YEEKEE", 92],
  ["yeekee5min", "YEEKEE", 85],
  ["pingpong", "YEEKEE", 92],
] as const

/** Where sets of each lottery are bought, what one costs, and the prizes it can win. */
const dear = { price: 120, prizes: [125_000, 5_500, 41_000, 4_100, 1_800, 1_600] }
const lotteries = [
  ["hanoy", "hanoy", dear],
  ["lao", "lao", { price: 90, prizes: [95_000, 3_600, 30_000, 3_000, 1_500, 1_200] }],
  ["laoSuper", "lao-super", dear],
  ["malay", "malay", { ...dear, prizes: [125_000, 5_500, 41_000, 4_100, 1_600] }],
] as const

const window = { startedDate: "2026-11-20T00:00:00.000000Z", endedDate: "2027-01-01T00:00:00.000000Z" }
const Round = v.object({
  betId: v.string(),
  betGroup: v.string(),
  betType: v.string(),
  unixTimeStamp: v.object({ realCloseTime: v.number() }),
})
const Rounds = v.object({ data: v.array(Round) })
const Placed = v.object({ data: v.object({ id: v.union([v.string(), v.number()]) }) })
const Movements = v.object({ data: v.array(v.object({ transactionType: v.string(), amount: v.number() })) })
const Slips = v.object({
  data: v.object({ poys: v.array(v.object({ status: v.string(), won: v.nullable(v.number()) })) }),
})
const Sets = v.object({ data: v.object({ sets: v.array(v.object({ won: v.number() })) }) })

const folder = mkdtempSync(join(tmpdir(), "fakham-products-"))
const operator = await operatorOn({ kind: "sqlite", file: join(folder, "sandbox.sqlite"), synchronous: "off" })
afterAll(async () => {
  await operator.stop()
  rmSync(folder, { recursive: true })
})

let members = 0

/** A new member, who begins with fifty thousand baht, at a round of a product that is open for a while. */
const memberAt = async (isOf: (round: v.InferOutput<typeof Round>) => boolean) => {
  const [prefix, pin] = ["member", "Member2569#x"]
  await operator.post("/__sandbox/players/add", { prefix, count: ++members, pin, baht: 50_000 })
  const { headers } = operator.as(await operator.tokenOf(`${prefix}${String(members).padStart(5, "0")}`, pin))
  const rounds = v.parse(Rounds, (await operator.ask("/poy-api/bet-lists.latest")).body).data
  const isOpenForAQuarter = (round: v.InferOutput<typeof Round>) =>
    round.unixTimeStamp.realCloseTime > Date.parse("2026-11-20T12:20:00+07:00") / 1_000
  const betId = rounds.find((round) => isOf(round) && isOpenForAQuarter(round))?.betId ?? ""
  return {
    place: async (name: string, poy: unknown) => {
      const { body } = await operator.post(`/poy-api/lotteries.${name}.create`, { betId, poy }, headers)
      return v.parse(Placed, body).data.id
    },
    cancel: (id: string | number) => operator.post("/poy-api/poys.abort", { id }, headers),
    end: (ending: "draw" | "void") => operator.post("/__sandbox/rounds/end", { betId, ending }),
    statement: async () => {
      const { body } = await operator.post("/poy-api/transactions.all", window, headers)
      const moved = v
        .parse(Movements, body)
        .data.filter(({ transactionType }) => /^(BET|WIN|ABORT)_/.test(transactionType))
      return moved.map(({ transactionType, amount }) => [transactionType, amount]).toReversed()
    },
    slips: async () => v.parse(Slips, (await operator.ask("/poy-api/poys.all?page=1", { headers })).body).data.poys,
    wonBySets: async (id: string | number) =>
      v
        .parse(Sets, (await operator.ask(`/poy-api/poys.one?id=${id}`, { headers })).body)
        .data.sets.map(({ won }) => won),
  }
}

const ofGroup = (group: string) => memberAt(({ betGroup }) => betGroup === group)
const ofLottery = (lottery: string) => memberAt(({ betGroup, betType }) => betGroup === "gov4d" && betType === lottery)

const half = (from: number, pays: number) =>
  Array.from({ length: 50 }, (_, at) => ({
    option: "teng_bon_2",
    number: String(from + at).padStart(2, "0"),
    price: 1,
    multiply: pays,
  }))

/** One number for every last two digits, and each begins otherwise. */
const hundred = Array.from({ length: 100 }, (_, back) => ({
  number: String((99 - back) * 100 + back).padStart(4, "0"),
  sets: 1,
}))

test.each(products)(
  "%s: a cancelled slip is returned, and of low and high one wins and the other loses",
  async (group, kind, pays) => {
    const { place, cancel, end, statement, slips } = await ofGroup(group)
    await cancel(await place(group, half(0, pays)))
    await place(group, half(0, pays))
    await place(group, half(50, pays))
    await end("draw")
    expect((await slips()).map(({ status }) => status).toSorted()).toEqual(["CANCELLED", "LOST", "WON"])
    expect(await statement()).toEqual([
      [`BET_${kind}`, -50],
      ["ABORT_POY", 50],
      [`BET_${kind}`, -50],
      [`BET_${kind}`, -50],
      [`WIN_${kind}`, pays],
    ])
  },
)

test.each(lotteries)(
  "%s: cancelled sets are returned, and of a hundred numbers some win one of its prizes",
  async (lottery, name, { price, prizes }) => {
    const { place, cancel, end, statement, slips, wonBySets } = await ofLottery(lottery)
    await cancel(await place(name, hundred.slice(0, 2)))
    const id = await place(name, hundred)
    await end("draw")
    const won = (await wonBySets(id)).filter((one) => one > 0)
    expect(won.length).toBeGreaterThan(0)
    expect(won.filter((one) => !prizes.some((prize) => prize === one))).toEqual([])
    const inAll = won.reduce((sum, one) => sum + one, 0)
    expect((await slips()).map(({ status }) => status).toSorted()).toEqual(["CANCELLED", "WON"])
    expect(await statement()).toEqual([
      ["BET_SET_4", -2 * price],
      ["ABORT_POY", 2 * price],
      ["BET_SET_4", -100 * price],
      ["WIN_SET_4", inAll],
    ])
  },
)

describe("A void round", () => {
  beforeAll(() => operator.post("/__sandbox/reset", { seed: "demo" }))

  test.each(products)("of %s returns every stake", async (group, kind, pays) => {
    const { place, end, statement, slips } = await ofGroup(group)
    await place(group, half(0, pays))
    await end("void")
    expect((await slips()).map(({ status }) => status)).toEqual(["REFUNDED"])
    expect(await statement()).toEqual([
      [`BET_${kind}`, -50],
      ["ABORT_POY", 50],
    ])
  })

  test.each(lotteries)("of %s returns every set", async (lottery, name, { price }) => {
    const { place, end, statement, slips } = await ofLottery(lottery)
    await place(name, hundred.slice(0, 50))
    await end("void")
    expect((await slips()).map(({ status }) => status)).toEqual(["REFUNDED"])
    expect(await statement()).toEqual([
      ["BET_SET_4", -50 * price],
      ["ABORT_POY", 50 * price],
    ])
  })
})
