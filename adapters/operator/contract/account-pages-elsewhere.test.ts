import { Played, PlayLimitRefused, PlayLimits, Reminders } from "@fakham/core/limits"
import { baht } from "@fakham/core/money"
import { NotOffered } from "@fakham/core/operator"
import { MaintenanceDesk, Promotions, Videos } from "@fakham/core/site"
import { Affiliate, Banks, CreditStatus, DepositOffers, Deposits, Loyalty, Withdrawals } from "@fakham/core/wallet"
import { Layer, Result } from "effect"
import { afterEach, expect, test } from "vitest"
import { httpPlayed, httpPlayLimits, httpReminders } from "../limits/index.ts"
import { httpMaintenanceDesk, httpPromotions, httpVideos } from "../site/index.ts"
import { playersAsking } from "../testing/asking.ts"
import { operatorThatSays } from "../testing/operator-that-says.ts"
import {
  httpAffiliate,
  httpBanks,
  httpCredit,
  httpDepositOffers,
  httpDeposits,
  httpLoyalty,
  httpWithdrawals,
} from "../wallet/index.ts"

let stop = () => {}
afterEach(() => stop())

const visitorAt = playersAsking((client) =>
  Layer.mergeAll(
    httpAffiliate(client),
    httpBanks(client),
    httpDeposits(client),
    httpCredit(client),
    httpDepositOffers(client),
    httpLoyalty(client),
    httpPlayLimits(client),
    httpPlayed(client),
    httpMaintenanceDesk(client),
    httpPromotions(client),
    httpReminders(client),
    httpVideos(client),
    httpWithdrawals(client),
  ),
)

/** At an operator who has none of the calls that are ours. */
const visiting = async () => {
  const operator = await operatorThatSays({})
  stop = operator.stop
  return visitorAt(operator.origin, "a-player")
}

test("an operator that lists no banks is taken to know those of the site", async () => {
  const ask = await visiting()
  const banks = Result.getOrThrow(await ask(Banks.use(({ all }) => all())))
  expect([banks.length, banks[4]]).toEqual([17, { bankCode: "014", abbreviation: "SCB", usualDigits: 10 }])
})

test("an operator that cannot tell whether its site is closed is taken as that", async () => {
  const ask = await visiting()
  expect(await ask(MaintenanceDesk.use(({ latest }) => latest()))).toEqual(Result.fail(new NotOffered()))
})

test("an operator that tells no accounts, no promotions and no clips does not offer them", async () => {
  const ask = await visiting()
  expect(await ask(Banks.use(({ mine }) => mine()))).toEqual(Result.fail(new NotOffered()))
  expect(await ask(Promotions.use(({ all }) => all()))).toEqual(Result.fail(new NotOffered()))
  expect(await ask(Videos.use(({ all }) => all()))).toEqual(Result.fail(new NotOffered()))
})

const account = { bankId: "account-1", bankCode: "014", accountNumber: "1", name: "", isChecked: true }

test("money is neither told nor moved by calls that the operator does not have", async () => {
  const ask = await visiting()
  const answers = [
    await ask(DepositOffers.use(({ all }) => all())),
    await ask(Deposits.use(({ open }) => open({ method: "qrcode", amount: baht(20) }, "key-of-a-deposit"))),
    await ask(Deposits.use(({ read }) => read("D-1"))),
    await ask(Deposits.use(({ cancel }) => cancel("D-1"))),
    await ask(Deposits.use(({ waiting }) => waiting())),
    await ask(Withdrawals.use(({ allowance }) => allowance())),
    await ask(Withdrawals.use(({ request }) => request({ amount: baht(100), account }, "key-of-a-withdrawal"))),
    await ask(Withdrawals.use(({ all }) => all())),
    await ask(CreditStatus.use(({ turnovers }) => turnovers())),
    await ask(Affiliate.use(({ summary }) => summary())),
    await ask(Affiliate.use(({ move }) => move(baht(1), "key-of-a-move"))),
    await ask(Loyalty.use(({ achievements }) => achievements())),
    await ask(Loyalty.use(({ claim }) => claim("first-deposit", "key-of-a-claim"))),
  ]
  expect(answers).toEqual(answers.map(() => Result.fail(new NotOffered())))
})

test("limits of play are not offered by an operator that keeps none, and wishes for them are refused", async () => {
  const ask = await visiting()
  const day = { measure: "loss", span: "day" } as const
  const refused = Result.fail(new PlayLimitRefused({ reason: "notOffered" }))
  expect(await ask(PlayLimits.use(({ read }) => read()))).toEqual(Result.fail(new NotOffered()))
  expect(await ask(Played.use(({ since }) => since(0)))).toEqual(Result.fail(new NotOffered()))
  expect(await ask(PlayLimits.use(({ change }) => change(day, baht(100))))).toEqual(refused)
  expect(await ask(PlayLimits.use(({ takeBreak }) => takeBreak("timeOut24h")))).toEqual(refused)
  expect(await ask(Reminders.use(({ choose }) => choose(15)))).toEqual(refused)
})
