import { expect, test } from "vitest"
import { baht, satang } from "../../money/satang.ts"
import { paste } from "../../poy/paste/index.ts"
import { linesOf, totals } from "../../poy/totals.ts"
import { after, atTable, inSlip, keys, tapOn } from "../testing/at-table.ts"
import { yeekeeLimits } from "../testing/operator-that-offers-a-round.ts"
import { someRatesTaken, termsTaken } from "./apply-terms.ts"
import { type Betting, type Play } from "./betting.ts"

test("the last digit adds the number at once, at the round's minimum", () => {
  const typing = after(atTable(), ...keys("48"))
  expect([typing.digits, inSlip(typing)]).toEqual(["48", []])
  const done = after(typing, ...keys("2"))
  expect([done.digits, inSlip(done), done.news]).toEqual(["", ["teng_bon_3 482 100"], undefined])
})

test("a digit can be taken back, and all of them at once", () => {
  expect(after(atTable(), ...keys("48"), { type: "digit.erased" }).digits).toBe("4")
  expect(after(atTable(), ...keys("48"), { type: "digits.cleared" }).digits).toBe("")
})

test("what is no digit is refused, and named", () => {
  for (const digit of ["", "x", "12", "๔"])
    expect(after(atTable(), ...keys("4"), { type: "digit.pressed", digit })).toMatchObject({
      digits: "4",
      news: { _tag: "refused", reason: "wrongDigits", keyed: [digit] },
    })
})

test("shuffled pairs go to both two-digit options as one batch that can be undone and redone", () => {
  const done = after(atTable(), tapOn("teng_bon_2"), tapOn("teng_lang_2"), tapOn("shuffle_2"), ...keys("47"))
  expect(inSlip(done)).toEqual(["teng_bon_2 47 100", "teng_bon_2 74 100", "teng_lang_2 47 100", "teng_lang_2 74 100"])
  expect(inSlip(after(done, { type: "batch.undone" }))).toEqual([])
  expect(inSlip(after(done, { type: "batch.undone" }, { type: "batch.redone" }))).toEqual(inSlip(done))
})

test("a tap tells what it switched off and which digits it took back", () => {
  expect(after(atTable(), ...keys("48"), tapOn("teng_bon_2"))).toMatchObject({
    digits: "",
    news: {
      _tag: "displaced",
      by: "teng_bon_2",
      displaced: [{ key: "teng_bon_3", because: "excluded" }],
      digits: "48",
    },
  })
  expect(after(atTable(), ...keys("4"), tapOn("teng_bon_2")).digits).toBe("4")
  expect(after(atTable(), tapOn("tode_3")).news).toBeUndefined()
})

test("an option that the round does not offer, and a helper without its option, stay off and say why", () => {
  expect(after(atTable(), tapOn("teng_lang_3")).news).toEqual({ _tag: "refused", reason: "notOffered", keyed: [] })
  expect(after(atTable(), tapOn("option_2_19")).news).toEqual({ _tag: "refused", reason: "needsTwoDigits", keyed: [] })
})

test("without any option on, a digit is not taken", () => {
  expect(after(atTable(), tapOn("teng_bon_3"), ...keys("4"))).toMatchObject({
    digits: "",
    news: { _tag: "refused", reason: "nothingSelected", keyed: ["4"] },
  })
})

test("where a round does not offer what was on, the best paid of what it offers is on", () => {
  const { teng_bon_2, teng_lang_2 } = yeekeeLimits.defaultRate
  const only = { ...yeekeeLimits, defaultRate: { teng_bon_2: teng_bon_2 ?? 0, teng_lang_2: teng_lang_2 ?? 0 } }
  expect([...atTable(only).selection]).toEqual(["teng_bon_2"])
  const typing = after(atTable(), ...keys("48"))
  expect(termsTaken(typing, only)).toMatchObject({ digits: "", news: { _tag: "termsChanged", digits: "48" } })
  expect([...atTable({ ...yeekeeLimits, defaultRate: {} }).selection]).toEqual([])
})

test("generators add at once to the two-digit options, and to nothing else", () => {
  const low: Play = { type: "generator.tapped", generator: "option_2_low" }
  expect(totals(after(atTable(), tapOn("teng_bon_2"), low).slip).count).toBe(50)
  expect(after(atTable(), low).news).toEqual({ _tag: "refused", reason: "needsTwoDigits", keyed: [] })
})

test("a closed number is not added, and is told of", () => {
  const rateNow = [{ option: "teng_bon_3", number: "739", multiply: 0 }] as const
  expect(after(atTable({ ...yeekeeLimits, rateNow }), ...keys("739")).news).toEqual({
    _tag: "addedInPart",
    left: [{ option: "teng_bon_3", number: "739", reason: "closed" }],
    clamped: [],
    strange: [],
  })
})

test("a number that has reached its maximum is full, and told of", () => {
  const full = after(atTable(), ...keys("482"), { type: "line.priced", ref: 0, price: baht(500) }, ...keys("482"))
  expect(inSlip(full)).toEqual(["teng_bon_3 482 50000"])
  expect(full.news).toMatchObject({ left: [{ option: "teng_bon_3", number: "482", reason: "full" }] })
})

test("numbers from the board come as one batch; those of no fitting length are named", () => {
  const done = after(atTable(), { type: "numbers.chosen", numbers: ["404", "47", "411"] })
  expect(inSlip(done)).toEqual(["teng_bon_3 404 100", "teng_bon_3 411 100"])
  expect(done.news).toMatchObject({ _tag: "addedInPart", strange: ["47"] })
  expect(after(atTable(), { type: "numbers.chosen", numbers: ["47"] }).news).toEqual({
    _tag: "refused",
    reason: "wrongDigits",
    keyed: ["47"],
  })
})

test("digits that are pasted are keyed number by number, as one batch", () => {
  const done = after(atTable(), { type: "digits.pasted", text: "๔๘๒, 739 12" })
  expect(inSlip(done)).toEqual(["teng_bon_3 482 100", "teng_bon_3 739 100"])
  expect([done.news, done.slip.lastAdd]).toMatchObject([{ strange: ["12"] }, 1])
  for (const text of ["", "hello", "12"])
    expect(after(atTable(), { type: "digits.pasted", text }).news).toMatchObject({ reason: "wrongDigits" })
})

test("a pasted slip goes in at its prices as one batch; what was left out of it is named", () => {
  const { bets } = paste("482=20x20\n15 บน=9000")
  const done = after(atTable(), { type: "text.read", bets, leftOut: ["พี่เอาตัวเดิมนะ 20"] })
  expect(inSlip(done)).toEqual(["teng_bon_3 482 2000", "tode_3 482 2000", "teng_bon_2 15 250000"])
  expect(done.news).toEqual({ _tag: "addedInPart", left: [], clamped: [2], strange: ["พี่เอาตัวเดิมนะ 20"] })
})

test("an old slip comes back at its prices within today's limits, without what the round does not offer", () => {
  const bets = [
    { option: "teng_bon_3", number: "482", price: baht(50) },
    { option: "teng_bon_3", number: "483", price: baht(9_000) },
    { option: "teng_bon_3", number: "484" },
    { option: "teng_lang_3", number: "482" },
  ] as const
  const done = after(atTable(), { type: "slip.pulled", bets })
  expect(inSlip(done)).toEqual(["teng_bon_3 482 5000", "teng_bon_3 483 50000", "teng_bon_3 484 100"])
  expect(done.news).toMatchObject({
    clamped: [1],
    left: [{ option: "teng_lang_3", number: "482", reason: "notOffered" }],
  })
})

test("a number set goes to its own options, whatever is on", () => {
  const set = { options: ["teng_bon_2", "teng_bon_1"], numbers: ["47", "9"] } as const
  const done = after(atTable(), { type: "set.pulled", set })
  expect([inSlip(done), done.news]).toEqual([["teng_bon_2 47 100", "teng_bon_1 9 100"], undefined])
  expect(after(atTable(), { type: "set.pulled", set: { options: [], numbers: ["47"] } }).news).toMatchObject({
    reason: "nothingSelected",
    keyed: ["47"],
  })
})

test("a cleared slip comes back until something else is begun", () => {
  const clear = after(atTable(), ...keys("482"), { type: "slip.cleared" })
  expect([inSlip(clear), clear.news]).toEqual([[], { _tag: "cleared", count: 1 }])
  expect(inSlip(after(clear, { type: "slip.restored" }))).toEqual(["teng_bon_3 482 100"])
  const begun = after(clear, ...keys("739"), { type: "slip.restored" })
  expect([inSlip(begun), begun.news]).toEqual([
    ["teng_bon_3 739 100"],
    { _tag: "refused", reason: "nothingToRestore", keyed: [] },
  ])
  expect(after(atTable(), { type: "slip.cleared" }).news).toBeUndefined()
})

test("a price outside the limits is refused with the bound; one price for all is clamped and told", () => {
  const two = after(atTable(), ...keys("482"), tapOn("teng_bon_2"), ...keys("47"))
  const price = (ref: number, amount: number): Play => ({ type: "line.priced", ref, price: satang(amount) })
  expect(after(two, price(1, 99)).news).toEqual({ _tag: "priceRefused", ref: 1, reason: "belowMin", bound: 100 })
  expect(after(two, price(9, 100)).news).toMatchObject({ _tag: "refused", reason: "noSuchLine" })
  expect(inSlip(after(two, price(1, 750)))).toEqual(["teng_bon_3 482 100", "teng_bon_2 47 750"])
  const all = after(two, { type: "all.priced", price: baht(1_000) })
  expect(inSlip(all)).toEqual(["teng_bon_3 482 50000", "teng_bon_2 47 100000"])
  expect(all.news).toEqual({ _tag: "pricesClamped", clamped: [0] })
  expect(after(two, { type: "all.priced", price: satang(Number.NaN) }).news).toMatchObject({ reason: "notAPrice" })
})

test("rates that change are told line by line; a number that closes stays at nothing until the player agrees", () => {
  const two = after(atTable(), ...keys("482"), ...keys("739"))
  const rates = [{ option: "teng_bon_3", number: "739", multiply: 0 }] as const
  const now: Betting = { ...two, ...someRatesTaken(two, rates) }
  expect(linesOf(now.slip).map(({ number, multiply }) => [number, multiply])).toEqual([
    ["482", 85_000],
    ["739", 0],
  ])
  expect(now.news).toMatchObject({ _tag: "termsChanged", changed: [{ line: { number: "739" }, now: 0 }] })
  expect(someRatesTaken(now, [{ option: "teng_bon_3", number: "482", multiply: 85_000 }])).not.toHaveProperty("slip")
})

test("a batch that is redone comes back without the numbers that closed meanwhile", () => {
  const undone = after(atTable(), { type: "numbers.chosen", numbers: ["482", "739"] }, { type: "batch.undone" })
  const closed = { ...undone, ...someRatesTaken(undone, [{ option: "teng_bon_3", number: "739", multiply: 0 }]) }
  const redone = after(closed, { type: "batch.redone" })
  expect(inSlip(redone)).toEqual(["teng_bon_3 482 100"])
  expect(redone.news).toMatchObject({ left: [{ option: "teng_bon_3", number: "739", reason: "closed" }] })
})

test("limits that change while a slip is filled in hold for all its lines, and what moved is told", () => {
  const dear = after(atTable(), ...keys("482"), { type: "line.priced", ref: 0, price: baht(300) })
  const now = { ...dear, ...termsTaken(dear, { ...yeekeeLimits, betMax: { teng_bon_3: baht(200) } }) }
  expect(linesOf(now.slip)).toMatchObject([{ number: "482", price: 20_000, max: 20_000 }])
  expect(now.news).toMatchObject({ _tag: "termsChanged", clamped: [0] })
})

test("what a tap has switched off is told until the next key", () => {
  const off = after(atTable(), tapOn("teng_bon_2"))
  expect(off.news).toMatchObject({ _tag: "displaced" })
  expect(after(off, ...keys("4")).news).toBeUndefined()
})
