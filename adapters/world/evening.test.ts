import { betPageOf } from "@fakham/core/betting"
import { shownRoundsOf } from "@fakham/core/lotto"
import { baht } from "@fakham/core/money"
import { poyOrNone } from "@fakham/core/order"
import { handClock } from "@fakham/core/testing"
import { makeHandoff } from "@fakham/core/visit"
import { moneyInOf, moneyOutOf, ownMoneyOf } from "@fakham/core/wallet"
import { httpPopularNumbers } from "@fakham/operator/betting"
import { httpOrderDesk, httpPoyArchive } from "@fakham/operator/order"
import {
  httpBanks,
  httpCredit,
  httpDepositOffers,
  httpDeposits,
  httpLoyalty,
  httpStatements,
  httpWithdrawals,
} from "@fakham/operator/wallet"
import { databaseSources, operatorOn } from "@fakham/stand-in/testing"
import { Layer } from "effect"
import { afterAll, describe, expect, onTestFinished, test } from "vitest"
import { createActor, waitFor } from "xstate"
import { ensureKnown, type FrontEnd, frontEndAt, type PlayersVisit } from "./front-end.ts"
import { playGame } from "./game-visit.ts"

const sources = await databaseSources()
afterAll(() => Promise.all(sources.map(({ clear }) => clear())))

const soon = { timeout: 20_000 }
const betId = "yeekee-2026-11-20-42"

type Operator = Awaited<ReturnType<typeof operatorOn>>

const logIn = async ({ session }: FrontEnd) => {
  const { children } = await waitFor(session, (state) => state.children.login !== undefined, soon)
  const login = ensureKnown(children.login)
  login.send({ type: "username.submitted", userName: "somchai88" })
  expect(login.getSnapshot().value).toBe("askingPin")
  login.send({ type: "pin.submitted", pin: "Duean69#x" })
}

/** Fifty baht on each digit of the top three: one to three of them win. */
const betOnEveryDigit = async ({ visit, client }: PlayersVisit) => {
  const betting = visit.with(Layer.mergeAll(httpOrderDesk(client), httpPoyArchive(client), httpPopularNumbers(client)))
  const { betPage } = betPageOf(betting, {
    handoff: makeHandoff(),
    policy: () => "none",
    keypad: { recall: () => undefined, remember: () => {} },
  })
  const running = createActor(shownRoundsOf(visit).round, { input: betId }).start()
  const { context } = await waitFor(running, (state) => state.context.round !== undefined, soon)
  const input = { round: ensureKnown(context.round), betGroup: "yeekee", running } as const
  const page = createActor(betPage, { input }).start()
  const { betting: slip, ordering } = page.getSnapshot().context
  await waitFor(slip, (state) => state.matches({ slip: "taking", round: "open" }), soon)
  slip.send({ type: "option.tapped", key: "teng_bon_1" })
  for (const digit of "0123456789") slip.send({ type: "digit.pressed", digit })
  slip.send({ type: "all.priced", price: baht(50) })
  page.send({ type: "order.wanted" })
  const { children } = await waitFor(ordering, (state) => state.children.placing !== undefined, soon)
  const placing = ensureKnown(children.placing)
  await waitFor(placing, (state) => state.matches("reviewing"), soon)
  placing.send({ type: "order.confirmed" })
  const { context: placed } = await waitFor(ordering, (state) => state.context.receipt !== undefined, soon)
  const { id } = ensureKnown(placed.receipt?.poy)
  const poy = betting.resource(poyOrNone(id), { staleOn: ["cash"] })
  const seen = () => {
    const poyData = poy.view().data
    return typeof poyData === "object" ? poyData : undefined
  }
  onTestFinished(poy.subscribe(() => {}))
  return { running, page, seen }
}

const bringIn = async ({ visit, client }: PlayersVisit, operator: Operator) => {
  const { deposit, offers } = moneyInOf(visit.with(Layer.mergeAll(httpDeposits(client), httpDepositOffers(client))))
  onTestFinished(offers.subscribe(() => {}))
  await expect.poll(() => offers.view().data?.length).toBeGreaterThan(0)
  const offer = ensureKnown(offers.view().data?.find(({ method }) => method === "fast"))
  const page = createActor(deposit, { input: { offer } }).start()
  await waitFor(page, (state) => state.matches("fillingForm"), soon)
  page.send({ type: "form.submitted", form: { method: "fast", amount: "400" } })
  const { context } = await waitFor(page, (state) => state.matches("waiting"), soon)
  const { id, prepareAmount } = ensureKnown(context.deposit)
  await operator.post("/__sandbox/deposits/transfer", { id, arrival: "exact" })
  await waitFor(page, (state) => state.matches("credited"), soon)
  page.stop()
  return prepareAmount
}

const takeOut = async ({ visit, client }: PlayersVisit, operator: Operator) => {
  const paid = visit.with(
    Layer.mergeAll(
      httpBanks(client),
      httpCredit(client),
      httpLoyalty(client),
      httpStatements(client),
      httpWithdrawals(client),
    ),
  )
  const { ownAccounts } = ownMoneyOf(paid)
  onTestFinished(ownAccounts.subscribe(() => {}))
  await expect.poll(() => ownAccounts.view().data?.length).toBe(2)
  const { clock, pass } = handClock()
  const page = createActor(moneyOutOf(paid).withdrawal, { clock, input: {} }).start()
  await waitFor(page, (state) => state.matches("enteringAmount"), soon)
  page.send({ type: "amount.submitted", amount: "1,000", account: ensureKnown(ownAccounts.view().data?.[0]) })
  page.send({ type: "withdrawal.confirmed" })
  const { context } = await waitFor(page, (state) => state.matches("waiting"), soon)
  await operator.post("/__sandbox/withdrawals/end", { id: context.id, status: "PAID", note: "" })
  const later = () => {
    pass(10_000)
    return page.getSnapshot().value
  }
  await expect.poll(later).toBe("paid")
  page.stop()
}

describe.each(sources)("on $kind", ({ fresh }) => {
  test("an evening goes by without a browser: login, a bet to its result, a deposit, a withdrawal, a game and logout", async () => {
    const operator = await operatorOn(fresh)
    onTestFinished(() => operator.stop())
    const frontEnd = frontEndAt(operator.origin)
    await logIn(frontEnd)
    const evening = { ...frontEnd, ...(await frontEnd.visitOfPlayer()) }
    const { cash } = evening
    expect(cash()).toBe(1_248_050)

    const { running, page, seen } = await betOnEveryDigit(evening)
    await expect.poll(cash).toBe(1_198_050)
    await expect.poll(() => seen()?.status).toBe("waiting")
    await operator.post("/__sandbox/rounds/end", { betId, ending: "draw" })
    await waitFor(running, (state) => state.matches("resulted"), soon)
    await expect.poll(() => seen()?.status).toBe("won")
    const afterBet = 1_198_050 + ensureKnown(seen()).paid
    await expect.poll(cash).toBe(afterBet)

    const deposited = await bringIn(evening, operator)
    await expect.poll(cash).toBe(afterBet + deposited)
    await takeOut(evening, operator)
    await expect.poll(cash).toBe(afterBet + deposited - 100_000)

    const returned = await playGame(evening)
    await expect.poll(cash).toBe(afterBet + deposited - 100_000 - 1_000 + returned)

    frontEnd.session.send({ type: "logout.requested" })
    await waitFor(frontEnd.session, (state) => state.matches("guest"), soon)
    expect([page.getSnapshot().status, frontEnd.token()]).toEqual(["done", undefined])
  })
})
