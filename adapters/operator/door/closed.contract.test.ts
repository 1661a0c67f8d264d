import { describe, expect, test } from "vitest"
import { operatorOfDemo, playerAtDoor, roundToBet } from "../testing/door-player.ts"
import type { WaitOn } from "./index.ts"

const qr = { method: "qrcode", amount: "400" } as const

/** A player whose door closes, or whose session ends, while they are in the middle of something. */
const somchai = async () => {
  const operator = await operatorOfDemo()
  return { operator, ...(await playerAtDoor({ origin: operator.origin })) }
}
type Somchai = Awaited<ReturnType<typeof somchai>>

const accountOf = async ({ player }: Somchai) => {
  const accounts = await player.wallet.accounts()
  const account = accounts.is === "known" ? accounts.data[0] : undefined
  if (account === undefined) throw new Error("no account")
  return account
}

/** Asks whether to wait on, and never answers. */
const unanswered = () => {
  const asked = Promise.withResolvers<void>()
  const waitOn: WaitOn = () => {
    asked.resolve()
    return true
  }
  return { waitOn, asked: asked.promise }
}

const endings = [
  ["a door that is closed", "closed", ({ site }: Somchai) => site.close()],
  ["a logout", "loggedOut", async ({ player }: Somchai) => player.logout()],
] as const

describe.each(endings)("%s answers whatever waits", (_, is, end) => {
  test("a slip that nobody has answered", async () => {
    const all = await somchai()
    const { operator, player } = all
    const slip = await player.bet(await roundToBet(player))
    slip.digits("123")
    await operator.fault("/poy-api/lotteries.yeekee.create", { kind: "afterwards-cut" })
    await operator.fault("/poy-api/poys.by-key", { kind: "status", status: 503, count: 100 })
    const { waitOn, asked } = unanswered()
    const placed = slip.place((question) => question.is === "reviewing" || waitOn(question.passed))
    await asked
    await end(all)
    expect(await placed).toEqual({ is })
  })

  test("a deposit that nobody has answered", async () => {
    const all = await somchai()
    const { operator, player } = all
    await operator.fault("/api/deposits.qrcode.create", { kind: "afterwards-cut" })
    await operator.fault("/api/deposits.open", { kind: "status", status: 503, count: 100 })
    const { waitOn, asked } = unanswered()
    const opened = player.wallet.deposit(qr, waitOn)
    await asked
    await end(all)
    expect(await opened).toEqual({ is })
  })

  test("a deposit that is open", async () => {
    const all = await somchai()
    const opened = await all.player.wallet.deposit(qr)
    if (opened.is !== "open") throw new Error(opened.is)
    const ended = opened.ended()
    await end(all)
    expect(await ended).toBe(is)
  })

  test("a withdrawal that nobody has answered", async () => {
    const all = await somchai()
    const { operator, player } = all
    const account = await accountOf(all)
    await operator.fault("/api/withdraws.create", { kind: "afterwards-cut" })
    await operator.fault("/api/withdraws.all", { kind: "status", status: 503, count: 100 })
    const { waitOn, asked } = unanswered()
    const requested = player.wallet.withdraw({ amount: "1,000", account }, () => true, waitOn)
    await asked
    await end(all)
    expect(await requested).toEqual({ is })
  })

  test("and whatever is asked for after it", async () => {
    const all = await somchai()
    const { player } = all
    const [round, account] = [await roundToBet(player), await accountOf(all)]
    await end(all)
    expect(await player.open("yeekee")).toEqual({ is })
    const slip = await player.bet(round)
    expect(await slip.place(() => true)).toEqual({ is })
    expect(await player.poys()).toEqual({ is })
    expect(await player.results()).toEqual({ is })
    expect(await player.wallet.offers()).toEqual({ is })
    expect(await player.wallet.deposit(qr)).toEqual({ is })
    expect(await player.wallet.withdraw({ amount: "1,000", account }, () => true)).toEqual({ is })
    expect(await player.unfinished()).toEqual([])
  })
})

test("a login that waits for its answer is told that the door was closed, and so is who comes later", async () => {
  const operator = await operatorOfDemo()
  const { site } = await playerAtDoor({ origin: operator.origin })
  await site.userName("malee2569")
  await operator.fault("/api/users.login", { kind: "delay", delayMs: 5_000 })
  const login = site.pin("Dao2569*k")
  await site.close()
  expect(await login).toEqual({ is: "closed" })
  expect(await site.userName("malee2569")).toBe("closed")
  expect(await site.pin("Dao2569*k")).toEqual({ is: "closed" })
  expect(await site.resume()).toBeUndefined()
})

test("a slip that is left while it is placed says whether it was sent", async () => {
  const { player } = await somchai()
  const slip = await player.bet(await roundToBet(player))
  slip.digits("123")
  const placed = slip.place(() => {
    slip.leave()
    return false
  })
  expect(await placed).toEqual({ is: "left", because: undefined, isInDoubt: false })
})

test("a deposit that is left is followed no more", async () => {
  const { player } = await somchai()
  const opened = await player.wallet.deposit(qr)
  if (opened.is !== "open") throw new Error(opened.is)
  const ended = opened.ended()
  opened.leave()
  expect(await ended).toBe("left")
})

test("an operator that cannot be asked for its rounds is said to be out of reach", async () => {
  const { operator, player } = await somchai()
  await operator.fault("/poy-api/bet-lists.latest", { kind: "status", status: 503, count: 100 })
  expect(await player.open("yeekee")).toEqual({ is: "unreachable" })
})

describe("a slip whose round cannot be read", () => {
  const [one, terms] = ["/poy-api/bet-lists.one", "/poy-api/bet-list-min-maxes.all"]

  test.each([one, terms])("is answered at once, takes nothing, and is not placed: %s", async (path) => {
    const { operator, player } = await somchai()
    const round = await roundToBet(player)
    await operator.fault(path, { kind: "status", status: 503, count: 100 })
    const slip = await player.bet(round)
    expect(slip.digits("123")).toBeDefined()
    expect(slip.lines()).toEqual([])
    expect(await slip.place(() => true)).toEqual({ is: "unreachable" })
  })

  test("takes bets once its round has been read after all", async () => {
    const { operator, player } = await somchai()
    const round = await roundToBet(player)
    await operator.fault(one, { kind: "status", status: 503, count: 1 })
    await operator.fault(terms, { kind: "status", status: 503, count: 1 })
    const slip = await player.bet(round)
    const isTaken = () => slip.digits("123") === undefined
    await expect.poll(isTaken, { timeout: 20_000 }).toBe(true)
    expect(await slip.place(() => true)).toMatchObject({ is: "placed", isEarlier: false })
  })
})
