import { baht } from "@fakham/core/money"
import { expect, onTestFinished, test } from "vitest"
import { operatorOfDemo, playerAtDoor, roundToBet } from "../testing/door-player.ts"
import { connect, type Question } from "./index.ts"

/** A player in front of a new operator, who is logged in. */
const somchai = async (memory = new Map<string, unknown>()) => {
  const operator = await operatorOfDemo()
  return { operator, memory, ...(await playerAtDoor({ origin: operator.origin, memory })) }
}

const plainly = ({ changed, refusal }: Question) => changed.length === 0 && refusal === undefined

test("a wrong PIN says how many tries are left, and no name or PIN is none", async () => {
  const { origin } = await operatorOfDemo()
  const site = connect({ origin })
  onTestFinished(() => site.close())
  expect(await site.pin("Duean69#x")).toEqual({ is: "userNameRequired" })
  expect(await site.userName("")).toBe("required")
  expect(await site.userName("somchai88")).toBeUndefined()
  expect(await site.pin("")).toEqual({ is: "pinRequired" })
  expect(await site.pin("wrong")).toEqual({ is: "wrongPin", attemptsLeft: 4 })
  expect(await site.pin("Duean69#x")).toMatchObject({ is: "player" })
})

test("a slip is filled in, told what was left out, undone, priced and placed, and the balance goes down by it", async () => {
  const { player } = await somchai()
  const balances: Array<number | undefined> = []
  onTestFinished(player.balance.subscribe((satang) => void balances.push(satang)))
  const slip = await player.bet(await roundToBet(player))
  expect(slip.digits("123456")).toBeUndefined()
  expect(slip.lines().map(({ option, number }) => [option, number])).toEqual([
    ["teng_bon_3", "123"],
    ["teng_bon_3", "456"],
  ])
  slip.undo()
  expect(slip.totals().count).toBe(1)
  slip.digits("78")
  slip.erase()
  expect(slip.shown.now().digits).toBe("7")
  slip.erase()
  expect(slip.paste("456=20\n001=1.3")).toMatchObject({ news: { _tag: "addedInPart", strange: ["001=1.3"] } })
  expect(slip.price(baht(20))).toBeUndefined()
  const questions: Array<Question["is"]> = []
  const placed = await slip.place((question) => {
    questions.push(question.is)
    return plainly(question)
  })
  expect(placed).toMatchObject({ is: "placed", isEarlier: false, poy: { stake: 4_000, status: "waiting" } })
  expect([questions, slip.lines()]).toEqual([["reviewing"], []])
  await expect.poll(() => balances.at(-1)).toBe(1_244_050)
  const poys = await player.poys()
  expect(poys.is === "known" && poys.data.poys[0]?.id).toBe(placed.is === "placed" && placed.poy?.id)
})

test("a no before anything is sent leaves the slip as it is, without a doubt", async () => {
  const { player } = await somchai()
  const slip = await player.bet(await roundToBet(player))
  expect(await slip.place(() => true)).toEqual({ is: "left", because: undefined, isInDoubt: false })
  slip.digits("123")
  expect(await slip.place(() => false)).toEqual({ is: "left", because: undefined, isInDoubt: false })
  expect(slip.lines()).toHaveLength(1)
})

test("a round that the desk closes is refused, and the player is told why", async () => {
  const { operator, player } = await somchai()
  const round = await roundToBet(player)
  const slip = await player.bet(round)
  slip.digits("123")
  const placed = await slip.place(async ({ refusal }) => {
    if (refusal === undefined) await operator.post("/__sandbox/rounds/end", { betId: round.betId, ending: "draw" })
    return refusal === undefined
  })
  expect(placed).toMatchObject({ is: "left", because: { _tag: "RoundClosed" }, isInDoubt: false })
})

test("a session that ends meanwhile says so, and another login opens another one", async () => {
  const { site, player } = await somchai()
  const slip = await player.bet(await roundToBet(player))
  slip.digits("123")
  const placed = await slip.place(() => {
    player.logout()
    return true
  })
  expect(placed).toEqual({ is: "loggedOut" })
  expect(await site.resume()).toBeUndefined()
  await site.userName("malee2569")
  expect(await site.pin("Dao2569*k")).toMatchObject({ is: "player" })
})

const promptPayText: unknown = expect.stringMatching(/^000201/)

test("a deposit by QR is opened, and ends credited once its money is there", async () => {
  const { operator, player } = await somchai()
  expect(await player.wallet.deposit({ method: "qrcode", amount: "1" })).toEqual({
    is: "faulty",
    faults: { amount: "belowMinimum" },
  })
  const opened = await player.wallet.deposit({ method: "qrcode", amount: "400" })
  if (opened.is !== "open") throw new Error(opened.is)
  const deposit = opened.deposit.now()
  expect(deposit).toMatchObject({ status: "WAITING", method: "qrcode", qrText: promptPayText })
  await operator.post("/__sandbox/deposits/transfer", { id: deposit.id, arrival: "exact" })
  expect(await opened.ended()).toBe("MATCHED")
  await expect.poll(player.balance.now).toBe(1_248_050 + deposit.prepareAmount)
})

test("a withdrawal is shown before it is asked for, and is then the operator's", async () => {
  const { player } = await somchai()
  const accounts = await player.wallet.accounts()
  const account = accounts.is === "known" ? accounts.data[0] : undefined
  if (account === undefined) throw new Error("no account")
  expect(await player.wallet.withdraw({ amount: "5", account }, () => true)).toEqual({
    is: "faulty",
    fault: "belowMinimum",
  })
  expect(await player.wallet.withdraw({ amount: "1,000", account }, () => false)).toEqual({
    is: "left",
    isInDoubt: false,
  })
  expect(await player.wallet.withdraw({ amount: "1,000", account }, () => true)).toMatchObject({
    is: "requested",
    withdrawal: { amount: 100_000, status: "WAITING" },
  })
})

test("the newest results are told", async () => {
  const { player } = await somchai()
  const results = await player.results()
  expect(results.is === "known" && results.data.map(({ betGroup }) => betGroup)).toContain("yeekee")
})

test("a session that the memory holds is taken up again, with the slip that was not placed", async () => {
  const { operator, site, player, memory } = await somchai()
  const round = await roundToBet(player)
  const slip = await player.bet(round)
  slip.digits("123")
  slip.leave()
  await site.close()
  const again = connect({ origin: operator.origin, memory })
  onTestFinished(() => again.close())
  const resumed = await again.resume()
  expect((await resumed?.bet(round))?.lines().map(({ number }) => number)).toEqual(["123"])
})
