import { expect } from "vitest"
import type { Front, Player } from "./front.ts"

/** The operator behind a front end, as its control desk shows it. */
export type Operator = {
  readonly player: Player
  /** The player's money, in baht. */
  readonly money: () => Promise<number>
  /** The numbers of the player's slips. */
  readonly poys: () => Promise<ReadonlyArray<string>>
  /** How often so much was asked to be paid out. */
  readonly withdrawals: (baht: number) => Promise<number>
  /** Takes the next slip, and loses its answer and all that is asked about it. */
  readonly loseAnswers: () => Promise<unknown>
  readonly goRight: () => Promise<unknown>
  /** Ends the round of yeekee that closes next. */
  readonly endRound: () => Promise<unknown>
  /** The money of the deposit that is open comes in. */
  readonly letTransferArrive: () => Promise<unknown>
}

type Journey = (front: Front, operator: Operator) => Promise<void>

const comeIn: Journey = async (front, { player }) => {
  await front.open()
  await front.logIn(player)
  await front.isIn()
}

const fillIn: Journey = async (front, operator) => {
  await comeIn(front, operator)
  await front.openRound()
  await front.key("123456")
  await front.price("20")
}

const place: Journey = async (front, operator) => {
  await fillIn(front, operator)
  await front.review()
  await front.confirm()
}

/** Places a slip that the operator takes, and whose answer nobody hears. */
const placeInDoubt: Journey = async (front, operator) => {
  await fillIn(front, operator)
  await operator.loseAnswers()
  await front.review()
  await front.confirm()
  await front.showsDoubt()
}

const has = (front: Front, baht: number) => expect.poll(front.balance).toBeCloseTo(baht, 2)

/** What any front end does for a player, whatever it looks like. */
export const frontJourneys: Readonly<Record<string, Journey>> = {
  "a player comes in by name and PIN, and sees the balance": async (front, operator) => {
    await comeIn(front, operator)
    await has(front, await operator.money())
  },

  "a wrong PIN is told with the tries that are left, and the right one then opens": async (front, operator) => {
    const { player } = operator
    await front.open()
    await front.logIn({ ...player, pin: "Duean70#x" })
    expect(await front.triesLeft()).toBe(4)
    await front.open()
    await front.logIn(player)
    await front.isIn()
  },

  "what is left of a round is told, and becomes less": async (front, operator) => {
    await comeIn(front, operator)
    const first = await front.secondsLeft()
    expect(first).toBeGreaterThan(10 * 60)
    expect(first).toBeLessThanOrEqual(15 * 60)
    await expect.poll(front.secondsLeft).toBeLessThan(first)
  },

  "numbers go on a slip, the last is undone, and the others have a price": async (front, operator) => {
    await comeIn(front, operator)
    await front.openRound()
    await front.key("123456")
    await expect.poll(front.totals).toEqual({ count: 2, stake: 2 })
    await front.undo()
    await front.price("20")
    await expect.poll(front.totals).toEqual({ count: 1, stake: 20 })
  },

  "a price that the round does not take is told": async (front, operator) => {
    await comeIn(front, operator)
    await front.openRound()
    await front.key("123")
    await front.price("0.5")
    await front.showsLeastPrice()
    expect(await operator.poys()).toEqual([])
  },

  "a double tap places a slip once, and its number is told": async (front, operator) => {
    await place(front, operator)
    const receipt = await front.receipt()
    expect(await operator.poys()).toEqual([receipt])
  },

  "a slip takes exactly its stake from the balance": async (front, operator) => {
    const before = await operator.money()
    await place(front, operator)
    await front.receipt()
    await has(front, before - 40)
    expect(await operator.money()).toBeCloseTo(before - 40, 2)
  },

  "a lost answer is said to be looked for, and the slip counts once": async (front, operator) => {
    const before = await operator.money()
    await placeInDoubt(front, operator)
    await operator.goRight()
    const receipt = await front.receipt()
    expect(await operator.poys()).toEqual([receipt])
    expect(await operator.money()).toBeCloseTo(before - 40, 2)
  },

  "a restart while an answer is lost sends nothing again, and tells the receipt": async (front, operator) => {
    const before = await operator.money()
    await placeInDoubt(front, operator)
    await front.open()
    await front.isIn()
    await front.lookInto()
    await operator.goRight()
    const receipt = await front.receipt()
    expect(await operator.poys()).toEqual([receipt])
    expect(await operator.money()).toBeCloseTo(before - 40, 2)
  },

  "a round that closes is told, and nothing is placed": async (front, operator) => {
    const before = await operator.money()
    await fillIn(front, operator)
    await operator.endRound()
    await front.showsClose()
    expect(await operator.poys()).toEqual([])
    expect(await operator.money()).toBe(before)
  },

  "a slip that was placed stands among the player's slips": async (front, operator) => {
    await place(front, operator)
    const receipt = await front.receipt()
    expect(await front.poys()).toEqual([receipt])
  },

  "a deposit by QR comes in once its money is there": async (front, operator) => {
    const before = await operator.money()
    await comeIn(front, operator)
    const amount = await front.deposit("400")
    expect(amount).toBeGreaterThan(400)
    expect(amount).toBeLessThan(401)
    await operator.letTransferArrive()
    await front.showsCredit()
    await has(front, before + amount)
  },

  "a withdrawal goes out once": async (front, operator) => {
    const before = await operator.withdrawals(1_000)
    await comeIn(front, operator)
    await front.withdraw("1,000")
    await front.confirm()
    await front.showsWithdrawal()
    expect(await operator.withdrawals(1_000)).toBe(before + 1)
  },

  "after a restart the player is still known": async (front, operator) => {
    await comeIn(front, operator)
    await front.open()
    await front.isIn()
    await has(front, await operator.money())
  },

  "a logout leaves nothing that opens the player's account": async (front, operator) => {
    await comeIn(front, operator)
    expect(await front.stored()).toMatch(token)
    await front.logOut()
    await front.asksForName()
    await expect.poll(front.stored).not.toMatch(token)
    await front.open()
    await front.asksForName()
  },
}

/** A session is a signed text that begins like this. */
const token = /eyJ[\w-]{10,}\./
