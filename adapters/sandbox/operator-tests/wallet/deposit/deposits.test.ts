import { afterAll, describe, expect, it } from "vitest"
import { openDatabase } from "../../../database/open.ts"
import { everyDatabase } from "../../../testing/databases.ts"
import { depositors } from "../../testing/depositors.ts"

const sources = await everyDatabase()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const picture = "data:image/png;base64,iVBORw0KGgo="
const report = {
  amount: 1234.56,
  bankId: "bank-1",
  channel: "app",
  channelName: "K PLUS",
  bankCode: "004",
  bankAccountNumber: "0000123456",
  bankAccountName: "บจก. ตัวอย่าง รับชำระ",
  depositAt: "2026-11-20T11:55:00.000000Z",
  proof: picture,
  proofName: "slip.png",
}

describe.each(await Promise.all(sources.map(depositors)))(
  "deposits, on $kind",
  ({ operator, somchai, malee, create, opened, one, open, cancel }) => {
    afterAll(() => operator.stop())

    it("can be made in five ways, each with its limits and where the money goes", async () => {
      const { body } = await operator.ask("/api/deposits.methods", operator.as(somchai))
      const account = (bankId: string, bankCode: string, bankAccountNumber: string) => ({
        bankId,
        bankCode,
        bankAccountNumber,
        bankAccountName: "บจก. ตัวอย่าง รับชำระ",
      })
      const banks = [account("bank-1", "004", "0000123456"), account("bank-2", "014", "0000654321")]
      const way = { active: true, min: 20, max: 100_000, openSeconds: 900 }
      expect(body).toEqual({
        data: [
          { ...way, method: "fast", usualSeconds: 60, payees: banks },
          { ...way, method: "qrcode", usualSeconds: 60, payees: [account("promptpay-1", "", "0000000000001")] },
          { ...way, method: "truemoney", usualSeconds: 180, payees: [account("wallet-1", "", "0810000000")] },
          { ...way, method: "normal", usualSeconds: 900, payees: banks },
          { ...way, method: "crypto", usualSeconds: 600, payees: [], networks: ["TRC20", "BEP20"], rate: 34.13 },
        ],
      })
    })

    it("are asked for in whole baht and answered with satang that no other open deposit of the account carries", async () => {
      const first = await opened(somchai, "fast", { amount: 500, bankId: "bank-2" })
      const second = await opened(malee, "fast", { amount: 500, bankId: "bank-2" })

      expect(first).toMatchObject({ method: "fast", bankId: "bank-2", prepareIndex: 1, prepareTotal: 1 })
      expect(first).toMatchObject({ status: "WAITING", referTransferId: undefined })
      expect(first.payee?.bankAccountNumber).toBe("0000654321")
      expect(second).toMatchObject({ prepareIndex: 2, prepareTotal: 2 })
      expect(await one(somchai, first.id)).toMatchObject({ prepareIndex: 1, prepareTotal: 2 })
      for (const { prepareAmount, createdAt, expiresAt } of [first, second]) {
        expect(prepareAmount).toBeGreaterThan(50_000)
        expect(prepareAmount).toBeLessThan(50_100)
        expect((expiresAt ?? 0) - (createdAt ?? 0)).toBe(900_000)
      }
      expect(first.prepareAmount).not.toBe(second.prepareAmount)
      for (const [token, { id }] of [
        [somchai, first],
        [malee, second],
      ] as const)
        expect((await cancel(token, id)).body).toMatchObject({ data: { id, status: "CANCELLED" } })
    })

    it("go to the account that fewest others wait at when the player names none", async () => {
      const deposit = await opened(somchai, "fast", { amount: 100 })

      expect(deposit.bankId).toBe("bank-2")
      await cancel(somchai, deposit.id)
    })

    it("are one deposit for one key, twenty times at once", async () => {
      const before = (await open(somchai)).length
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => opened(somchai, "fast", { amount: 250 }, "one-deposit-key")),
      )

      expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
      expect(await open(somchai)).toHaveLength(before + 1)
      expect(await create(somchai, "fast", { amount: 251 }, "one-deposit-key")).toMatchObject({
        status: 409,
        body: { code: "keyUsedOtherwise" },
      })
      await cancel(somchai, answers[0]?.id ?? "")
    })

    it("by PromptPay say in a code exactly what is to be paid", async () => {
      const { id, prepareAmount, ...rest } = await opened(somchai, "qrcode", { amount: 300 })
      const text = (prepareAmount / 100).toFixed(2)

      expect("qrText" in rest && rest.qrText).toContain(`5406${text}6304`)
      const listWithIt: unknown = expect.arrayContaining([expect.objectContaining({ id, method: "qrcode" })])
      expect((await operator.ask("/api/deposits.open", operator.as(somchai))).body).toMatchObject({
        data: listWithIt,
      })
      await cancel(somchai, id)
    })

    it("by report need a proof, a time that has been, and may have satang", async () => {
      const deposit = await opened(somchai, "normal", report)

      expect(deposit).toMatchObject({
        method: "normal",
        prepareAmount: 123_456,
        expiresAt: undefined,
        status: "WAITING",
      })
      for (const [field, wrong] of [
        ["proof", { ...report, proof: "data:text/html;base64,PGI+" }],
        ["proof", { ...report, proof: "" }],
        ["proof", { ...report, proof: `data:image/png;base64,${btoa("<script>alert(1)</script>")}` }],
        ["proof", { ...report, proof: `${picture.slice(0, -1)}${"A".repeat(1_400_000)}` }],
        ["depositAt", { ...report, depositAt: "2026-11-21T11:55:00.000000Z" }],
        ["depositAt", { ...report, depositAt: "2026-11-01T11:55:00.000000Z" }],
        ["depositAt", { ...report, depositAt: "yesterday" }],
        ["channel", { ...report, channel: "" }],
      ] as const)
        expect(await create(somchai, "normal", wrong)).toMatchObject({ status: 400, body: { data: { path: field } } })
      await cancel(somchai, deposit.id)
    })

    it("by report are ten a day for a player, and their pictures are dropped when they end", async () => {
      const db = await openDatabase(operator.database, () => undefined)
      const pictures = async () => (await db.selectFrom("proofs").select("deposit_id").execute()).length
      const before = await pictures()
      for (let turn = 0; turn < 10; turn++) {
        const { id } = await opened(malee, "normal", report)
        expect(await pictures()).toBe(before + 1)
        await cancel(malee, id)
      }
      expect(await pictures()).toBe(before)
      await db.destroy()
      expect(await create(malee, "normal", report)).toMatchObject({ status: 409, body: { code: "tooManyToday" } })
      expect((await create(malee, "fast", { amount: 45 })).status).toBe(200)
    })

    it.each([
      ["too little", "fast", { amount: 19 }, 409, "belowMinimum"],
      ["too much", "fast", { amount: 100_001 }, 409, "aboveMaximum"],
      ["less than nothing", "fast", { amount: -20 }, 400, "badRequest"],
      ["satang", "fast", { amount: 20.5 }, 400, "badRequest"],
      ["no amount", "qrcode", {}, 400, "badRequest"],
      ["an amount that is none", "qrcode", { amount: "ten" }, 400, "badRequest"],
      ["an account of nobody", "fast", { amount: 20, bankId: "bank-9" }, 409, "notOffered"],
      ["an account of another kind", "fast", { amount: 20, bankId: "wallet-1" }, 409, "notOffered"],
      ["no wallet", "truemoney", { amount: 20, phoneNumber: "12345" }, 400, "badRequest"],
      ["a network that is not taken", "crypto", { amount: 20, network: "ERC20" }, 400, "badRequest"],
      ["nothing at all", "normal", null, 400, "badRequest"],
    ])("are refused for %s, and nothing is written", async (_, method, body, status, code) => {
      const before = await open(malee)
      expect(await create(malee, method, body)).toMatchObject({ status, body: { code } })
      expect(await open(malee)).toEqual(before)
    })

    it("of others are unknown: they cannot be read, and not be cancelled", async () => {
      const { id } = await opened(somchai, "truemoney", { amount: 20, phoneNumber: "081-234-5678" })

      expect(await operator.ask(`/api/deposits.one?id=${id}`, operator.as(malee))).toMatchObject({
        status: 404,
        body: { code: "noSuchDeposit" },
      })
      expect((await cancel(malee, id)).status).toBe(404)
      expect((await cancel(malee, "no-such-deposit")).status).toBe(404)
      expect(await one(somchai, id)).toMatchObject({ status: "WAITING" })
      for (const path of ["/api/deposits.one?id=1", "/api/deposits.open", "/api/deposits.methods"])
        expect((await operator.ask(path)).status).toBe(401)
      await cancel(somchai, id)
    })
  },
)
