import { Effect, Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { baht, satang } from "../../money/satang.ts"
import { times } from "../../money/sums.ts"
import { DepositRefused, Deposits } from "../deposit/deposit.port.ts"
import { Affiliate } from "../earnings/affiliate.ts"
import { Withdrawals } from "../withdrawal/withdrawal.port.ts"
import { operatorWithAWallet, somchaisAccount } from "./operator-with-a-wallet.ts"

const asking = (operator: ReturnType<typeof operatorWithAWallet>) => {
  const run = <A, E>(program: Effect.Effect<A, E, Deposits | Withdrawals | Affiliate>) =>
    Effect.runPromise(Effect.result(Effect.provide(program, operator.layer)))
  return {
    open: (amount: number, key: string) =>
      run(
        Deposits.use((deposits) =>
          deposits.open({ method: "fast", amount: times(baht(1), amount), bankId: undefined }, key),
        ),
      ),
    read: (id: string) => run(Deposits.use((deposits) => deposits.read(id))),
    withdraw: (amount: number, key: string) =>
      run(Withdrawals.use(({ request }) => request({ amount: times(baht(1), amount), account: somchaisAccount }, key))),
    move: (amount: number, key: string) => run(Affiliate.use((affiliate) => affiliate.move(satang(amount), key))),
  }
}

test("no two open deposits carry the same satang, and the hundredth is refused until one is over", async () => {
  let time = 0
  const operator = operatorWithAWallet({ now: () => time })
  const { open, read } = asking(operator)
  for (let number = 1; number <= 99; number++) await open(500, `key-${number}`)
  expect(new Set(operator.deposits().map(({ prepareAmount }) => prepareAmount)).size).toBe(99)
  expect(await open(500, "key-100")).toEqual(Result.fail(new DepositRefused({ reason: "allTaken" })))
  time = 899_999
  expect(Result.getOrThrow(await read("D-1")).status).toBe("WAITING")
  time = 900_000
  expect(Result.getOrThrow(await read("D-1")).status).toBe("EXPIRED")
  expect(Result.isSuccess(await open(500, "key-101"))).toBe(true)
})

test("a key is answered once and for all, a refusal too", async () => {
  const operator = operatorWithAWallet()
  const { withdraw } = asking(operator)
  const first = await withdraw(500, "key-1")
  const refused = await withdraw(500, "key-2")
  operator.pay("W-1")
  expect(await withdraw(500, "key-1")).toEqual(first)
  expect(await withdraw(500, "key-2")).toEqual(refused)
  expect(operator.withdrawals().length).toBe(1)
})

test("whatever happens, the balance is the sum of the entries, and no satang is made or lost", async () => {
  const happenings = fc.oneof(
    fc.record({
      type: fc.constant("deposit" as const),
      amount: fc.integer({ min: 20, max: 9_999 }),
      exact: fc.boolean(),
    }),
    fc.record({
      type: fc.constant("withdraw" as const),
      amount: fc.integer({ min: 1, max: 60_000 }),
      paid: fc.boolean(),
    }),
    fc.record({ type: fc.constant("move" as const), amount: fc.integer({ min: 1, max: 20_000 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(happenings, { maxLength: 12 }), async (all) => {
      const operator = operatorWithAWallet()
      const { open, withdraw, move } = asking(operator)
      let [broughtIn, takenOut] = [0, 0]
      for (const [at, one] of all.entries()) {
        if (one.type === "move") await move(one.amount, `key-${at}`)
        else if (one.type === "deposit") {
          const { id, prepareAmount } = Result.getOrThrow(await open(one.amount, `key-${at}`))
          operator.transfer(id, one.exact ? prepareAmount : times(baht(1), one.amount))
          if (one.exact) broughtIn += prepareAmount
        } else {
          const answer = await withdraw(one.amount, `key-${at}`)
          if (Result.isFailure(answer)) continue
          if (one.paid) operator.pay(answer.success.id)
          else operator.reject(answer.success.id)
          if (one.paid) takenOut += answer.success.amount ?? 0
        }
      }
      const written = operator.entries().reduce((sum, { amount }) => sum + amount, 0)
      expect(operator.balance()).toBe(1_000_000 + written)
      expect(operator.balance() + operator.earnings()).toBe(1_018_400 + broughtIn - takenOut)
      expect(operator.entries().at(-1)?.balance ?? 1_000_000).toBe(operator.balance())
    }),
  )
})
