import { baht, satang } from "@fakham/core/money"
import { type Intent, Intents } from "@fakham/core/operation"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { browserWithTabs } from "../testing/browser-with-tabs.ts"
import { storedIntents } from "./stored-intents.ts"

const saidYesAt = 1_795_150_800_000
const bet = { option: "teng_bon_3", number: "482", price: baht(10), min: baht(20), max: baht(500), multiply: 90_000 }

/** What each kind means, and the text that stands for it in browsers since before all kinds were stored by one codec. */
const stored: ReadonlyArray<readonly [string, unknown, string]> = [
  [
    "an order of bets",
    {
      kind: "order",
      draftId: "draft-1",
      order: {
        kind: "poy",
        betGroup: "gov",
        betId: "gov-2026-12-01",
        betType: "gov",
        betName: "หวยรัฐบาล",
        lines: [{ ...bet, ref: 4, add: 2 }],
      },
      balance: satang(1_248_050),
    },
    '{"kind":"order","draftId":"draft-1","order":{"kind":"poy","betGroup":"gov","betId":"gov-2026-12-01","betType":"gov","betName":"หวยรัฐบาล","lines":[["teng_bon_3","482",1000,2000,50000,90000,4,2]]},"balance":1248050}',
  ],
  [
    "an order of sets",
    {
      kind: "order",
      draftId: "draft-2",
      order: {
        kind: "sets",
        betGroup: "gov4d",
        variant: "laoSuper",
        betId: "lao-super-2026-11-20",
        betName: "laos super",
        lines: [{ number: "0482", sets: 3 }],
      },
    },
    '{"kind":"order","draftId":"draft-2","order":{"kind":"sets","betGroup":"gov4d","variant":"laoSuper","betId":"lao-super-2026-11-20","betName":"laos super","lines":[["0482",3]]}}',
  ],
  ["a slip to be cancelled", { kind: "abort", poyId: "poy-1" }, '{"kind":"abort","poyId":"poy-1"}'],
  [
    "a deposit",
    { kind: "deposit", request: { method: "fast", amount: baht(500), bankId: undefined } },
    '{"kind":"deposit","request":{"method":"fast","amount":50000}}',
  ],
  [
    "a deposit with a picture",
    {
      kind: "deposit",
      request: {
        method: "normal",
        bankId: "bank-1",
        channel: "app",
        channelName: "K PLUS",
        bankCode: "004",
        bankAccountNumber: "0000123456",
        bankAccountName: "บจก. ตัวอย่าง รับชำระ",
        amount: satang(150_050),
        depositAt: 1_795_150_740_000,
        proof: { fileName: "สลิป.png", mediaType: "image/png", content: Uint8Array.of(0, 255, 137, 80, 78, 71) },
      },
    },
    '{"kind":"deposit","request":{"method":"normal","bankId":"bank-1","channel":"app","channelName":"K PLUS","bankCode":"004","bankAccountNumber":"0000123456","bankAccountName":"บจก. ตัวอย่าง รับชำระ","amount":150050,"depositAt":1795150740000,"proof":{"fileName":"สลิป.png","mediaType":"image/png","content":"AP+JUE5H"}}}',
  ],
  [
    "a deposit of USDT",
    { kind: "deposit", request: { method: "crypto", amount: baht(1_000), network: "TRC20" } },
    '{"kind":"deposit","request":{"method":"crypto","amount":100000,"network":"TRC20"}}',
  ],
  [
    "a withdrawal",
    {
      kind: "withdrawal",
      amount: baht(100),
      account: {
        bankId: "account-1",
        bankCode: "014",
        accountNumber: "1110044710",
        name: "สมชาย ใจดี",
        isChecked: true,
      },
    },
    '{"kind":"withdrawal","amount":10000,"account":{"bankId":"account-1","bankCode":"014","accountNumber":"1110044710","name":"สมชาย ใจดี","isChecked":true}}',
  ],
  ["a move of earnings", { kind: "move", amount: satang(18_400) }, '{"kind":"move","amount":18400}'],
  ["a reward", { kind: "claim", achievementId: "first-win" }, '{"kind":"claim","achievementId":"first-win"}'],
  [
    "a bank account",
    { kind: "bankAccount", bankCode: "014", accountNumber: "1110044710" },
    '{"kind":"bankAccount","bankCode":"014","accountNumber":"1110044710"}',
  ],
]

test.each(stored)("%s is written as ever, and read from what an older version has stored", async (_, command, text) => {
  const intent: Intent = {
    key: "key-1",
    purpose: "purpose",
    command,
    madeAt: saidYesAt,
    sentAt: saidYesAt,
    isByOperator: true,
  }
  const whole = `1795150900000 {"make":2,"isOver":false,"intent":{"key":"key-1","purpose":"purpose","meant":${text},"madeAt":1795150800000,"sentAt":1795150800000,"isByOperator":true}}`
  const asked = <A, E>(
    browser: ReturnType<typeof browserWithTabs>,
    use: (intents: Intents["Service"]) => Effect.Effect<A, E>,
  ) =>
    Effect.runPromise(
      Effect.provide(
        Intents.use(use),
        storedIntents({ player: () => "somchai", storage: browser.tab(), now: () => 1_795_150_900_000 }),
      ),
    )
  const writing = browserWithTabs()
  await asked(writing, ({ claim }) => claim(intent))
  expect([...writing.stored]).toEqual([["fakham.intent.somchai.purpose", whole]])

  const reading = browserWithTabs()
  reading.tab().write("fakham.intent.somchai.purpose", whole)
  expect(await asked(reading, ({ unfinished }) => unfinished())).toEqual([intent])
})
