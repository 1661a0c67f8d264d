import { randomUUID } from "node:crypto"
import { baht } from "@fakham/core/money"
import { browserThatRemembersIntents, phoneOnTheMove } from "@fakham/core/testing"
import { type Deposit, type DepositForm, type DepositOffer, depositTerms, makeDepositQueue } from "@fakham/core/wallet"
import { databaseSources, operatorOn } from "@fakham/stand-in/testing"
import { Layer, ManagedRuntime } from "effect"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { clientAt } from "../testing/asking.ts"
import { httpDeposits } from "./index.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const payee = {
  bankId: "bank-1",
  bankCode: "004",
  bankAccountNumber: "0000123456",
  bankAccountName: "บจก. ตัวอย่าง รับชำระ",
}
const terms = { payees: [payee], terms: depositTerms }
const reported = {
  bankId: "bank-1",
  channel: { channel: "app", channelName: "K PLUS" },
  depositAt: Date.parse("2026-11-20T11:30:00+07:00"),
  proof: {
    fileName: "slip.png",
    mediaType: "image/jpeg",
    content: new Uint8Array(1_000).fill(7).fill(0xff, 0, 3).fill(0xd8, 1, 2),
  },
} as const

type Way = {
  readonly offer: DepositOffer
  readonly form: (amount: string) => DepositForm
  /** The accounts that take its money. */
  readonly kind: "bank" | "promptPay" | "wallet" | "chain"
}

/** Each way to bring money in, as its page offers it and as a player fills it in. */
const ways: ReadonlyArray<Way> = [
  { offer: { method: "fast", ...terms }, form: (amount) => ({ method: "fast", amount }), kind: "bank" },
  { offer: { method: "qrcode", ...terms }, form: (amount) => ({ method: "qrcode", amount }), kind: "promptPay" },
  {
    offer: { method: "truemoney", ...terms },
    form: (amount) => ({ method: "truemoney", amount, walletNumber: "0898765432" }),
    kind: "wallet",
  },
  {
    offer: { method: "normal", ...terms },
    form: (amount) => ({ method: "normal", amount, ...reported }),
    kind: "bank",
  },
  {
    offer: { method: "crypto", ...terms, networks: ["TRC20", "BEP20"], rate: undefined },
    form: (amount) => ({ method: "crypto", amount, network: "BEP20", networkAgain: "BEP20" }),
    kind: "chain",
  },
]

/** What the desk does to a deposit, what its page shows then, and how many satang besides what was asked for come in. */
const outcomes: ReadonlyArray<
  readonly [title: string, steps: ReadonlyArray<readonly [order: string, shows: string]>, credited: number | undefined]
> = [
  ["exactly what was asked for", [["exact", "credited"]], 0],
  ["one transfer that the bank tells of twice", [["twice", "credited"]], 0],
  ["another amount", [["wrongAmount", "mismatch"]], undefined],
  [
    "another amount, which support credits",
    [
      ["wrongAmount", "mismatch"],
      ["credited", "credited"],
    ],
    100,
  ],
  ["money from another account", [["wrongAccount", "mismatch"]], undefined],
  [
    "money from another account, which goes back",
    [
      ["wrongAccount", "mismatch"],
      ["returned", "cancelled"],
    ],
    undefined,
  ],
  ["nothing, as the player calls it off", [["cancel", "cancelled"]], undefined],
  ["nothing in time", [["time", "expired"]], undefined],
  [
    "money too late",
    [
      ["time", "expired"],
      ["late", "mismatch"],
    ],
    undefined,
  ],
  [
    "money too late, which support credits",
    [
      ["time", "expired"],
      ["late", "mismatch"],
      ["credited", "credited"],
    ],
    0,
  ],
]

const longWait = { timeout: 10_000 }
const Refused = v.object({
  _tag: v.literal("DepositRefused"),
  reason: v.string(),
  bound: v.optional(v.number()),
  until: v.optional(v.number()),
})
const Money = v.object({ data: v.object({ money: v.number() }) })
const Deposits = v.object({ data: v.array(v.object({ id: v.string() })) })

describe.each(sources)("the page of a deposit, on $kind,", ({ fresh }) => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let token = ""
  beforeAll(async () => {
    operator = await operatorOn(fresh)
    await operator.post("/__sandbox/clock", { stands: true })
    token = await operator.tokenOf("somchai88", "Duean69#x")
  })
  afterAll(async () => {
    const { body } = await operator.ask("/__sandbox/books")
    await operator.stop()
    expect(body).toMatchObject({ data: { sum: 0, balancesWronglyKept: 0, depositsWronglyCredited: 0 } })
  })

  const desk = async (path: string, order: object) => {
    const { status } = await operator.post(`/__sandbox/deposits/${path}`, order)
    expect([path, status]).toEqual([path, 200])
  }
  const balance = async (whose = token) =>
    Math.round(v.parse(Money, (await operator.ask("/api/cashs", operator.as(whose))).body).data.money * 100)

  /** The page of a way to bring money in, as its player has it open. */
  const pageOf = ({ offer }: Way, whose = token) => {
    const client = clientAt({ origin: operator.origin, token: () => whose, timeout: 20_000 })
    const runtime = ManagedRuntime.make(
      Layer.mergeAll(httpDeposits(client), browserThatRemembersIntents().layer, phoneOnTheMove().layer),
    )
    const now = () => Date.parse("2026-11-20T12:00:00+07:00")
    const environment = { newKey: () => randomUUID(), now, isTimeKnown: () => true, steadyNow: () => performance.now() }
    const page = createActor(makeDepositQueue(runtime, environment), { input: { offer } }).start()
    return { page, shows: (state: string) => waitFor(page, ({ value }) => value === state, longWait) }
  }

  const carryOut = async (order: string, { id }: Deposit) => {
    if (order === "time") await operator.pass(15 * 60)
    else if (order === "credited" || order === "returned") await desk("settle", { id, as: order })
    else await desk("transfer", { id, arrival: order })
  }

  describe.each(ways.map((way) => [way.offer.method, way] as const))("by %s", (method, way) => {
    // Amounts that rest since the way before are free again.
    beforeAll(() => operator.pass(3_601))

    it.each(outcomes.filter(([, steps]) => method !== "normal" || steps[0]?.[0] !== "time"))(
      "after %s shows and credits this",
      async (_, steps, more) => {
        const before = await balance()
        const { page, shows } = pageOf(way)
        await shows("fillingForm")
        page.send({ type: "form.submitted", form: way.form("300") })
        const { deposit } = (await shows("waiting")).context
        if (deposit === undefined) throw new Error("no deposit was opened")
        for (const [order, shown] of steps) {
          if (order === "cancel") page.send({ type: "cancel.requested" })
          else await carryOut(order, deposit)
          if (method === "crypto" && shown === "credited" && order !== "credited")
            for (let confirmation = 1; confirmation < 15; confirmation++) await desk("confirm", { id: deposit.id })
          page.send({ type: "transfer.made" })
          page.send({ type: "cash.changed" })
          await shows(shown)
        }
        const { deposit: ended } = page.getSnapshot().context
        const came = more === undefined ? undefined : deposit.prepareAmount + more
        expect(ended?.creditedAmount).toBe(came)
        expect((await balance()) - before).toBe(came ?? 0)
        page.stop()
      },
    )

    it.each([
      ["", "required"],
      ["19", "belowMinimum"],
      ["100001", "aboveMaximum"],
    ])("refuses %j before anything is sent: %s", async (amount, fault) => {
      const { page, shows } = pageOf(way)
      await shows("fillingForm")
      page.send({ type: "form.submitted", form: way.form(amount) })
      const { value, context } = page.getSnapshot()
      expect([value, context.faults?.amount, context.failure]).toEqual(["fillingForm", fault, undefined])
      page.stop()
    })

    it("tells each no of the operator in its own figures, and nothing is opened", async () => {
      const players = { prefix: `by${method}`, count: 4, pin: "Duean69#x", baht: 1_000 }
      await operator.post("/__sandbox/players/add", players)
      const [outside, limited, busy, resting] = await Promise.all(
        ["1", "2", "3", "4"].map((at) => operator.tokenOf(`by${method}0000${at}`, players.pin)),
      )
      if (outside === undefined || limited === undefined || busy === undefined || resting === undefined)
        throw new Error("four players were added")
      const order = (whose: string, path: string, body: object) => operator.post(path, body, operator.as(whose).headers)
      await order(limited, "/api/play-limits.update", { measure: "deposit", span: "day", most: 250 })
      for (let at = 0; at < 3; at++) {
        await order(busy, "/api/deposits.fast.create", { amount: 20 })
        await order(busy, "/api/deposits.qrcode.create", { amount: 20 })
        await order(busy, "/api/deposits.truemoney.create", { amount: 20, phoneNumber: "0812345678" })
      }
      await order(busy, "/api/deposits.crypto.create", { amount: 500, network: "TRC20" })
      await order(resting, "/api/play-limits.break", { kind: "timeOut24h" })

      /** What the page says that was opened while the operator's terms were wider. */
      const refusalOf = async (amount: string, whose: string) => {
        const wider = { ...depositTerms, min: baht(1), max: baht(1_000_000) }
        const { page, shows } = pageOf({ ...way, offer: { ...way.offer, terms: wider } }, whose)
        await shows("fillingForm")
        page.send({ type: "form.submitted", form: way.form(amount) })
        const { value, context } = await waitFor(page, ({ context: { failure } }) => failure !== undefined, longWait)
        page.stop()
        const { reason, bound, until } = v.parse(Refused, context.failure)
        return [value, context.id, reason, bound, until === undefined ? "" : "until then"]
      }
      const expected = ["fillingForm", undefined] as const
      expect(await refusalOf("19", outside)).toEqual([...expected, "belowMinimum", 2_000, ""])
      expect(await refusalOf("100001", outside)).toEqual([...expected, "aboveMaximum", 10_000_000, ""])
      expect(await refusalOf("251", limited)).toEqual([...expected, "playLimit", 25_000, ""])
      expect(await refusalOf("300", busy)).toEqual([...expected, "tooManyOpen", undefined, ""])
      expect(await refusalOf("300", resting)).toEqual([...expected, "playLimit", 0, "until then"])
      await desk("offer", { kind: way.kind, offered: false })
      expect(await refusalOf("300", outside)).toEqual([...expected, "notOffered", undefined, ""])
      await desk("offer", { kind: way.kind, offered: true })
      const open = async (whose: string) =>
        v.parse(Deposits, (await operator.ask("/api/deposits.open", operator.as(whose))).body).data.length
      expect(await Promise.all([outside, limited, busy, resting].map(open))).toEqual([0, 0, 10, 0])
    })
  })
})
