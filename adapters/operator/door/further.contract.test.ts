import { gov4dVariants } from "@fakham/core/lotto"
import * as v from "valibot"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { operatorOfDemo, playerAtDoor, roundToBet } from "../testing/door-player.ts"
import type { AskOwner, SiteSettings } from "./index.ts"

const somchai = async (settings: Omit<SiteSettings, "origin"> = {}) => {
  const operator = await operatorOfDemo()
  return { operator, ...(await playerAtDoor({ ...settings, origin: operator.origin })) }
}

describe("a deposit with a photograph of its transfer", () => {
  const photograph = new Uint8Array(50_000).fill(7).fill(0xff, 0, 3).fill(0xd8, 1, 2)
  const reported = {
    method: "normal",
    amount: "150",
    bankId: "bank-1",
    channel: { channel: "app", channelName: "K PLUS" },
    depositAt: Date.parse("2026-11-20T11:30:00+07:00"),
    proof: { fileName: "slip.jpg", mediaType: "image/jpeg", content: photograph },
  } as const

  test("is taken once, whatever becomes of the answer", async () => {
    const { operator, player } = await somchai()
    await operator.fault("/api/deposits.normal.create", { kind: "afterwards-cut" })
    const opened = await player.wallet.deposit(reported)
    expect(opened.is === "open" && opened.deposit.now()).toMatchObject({ method: "normal", status: "WAITING" })
    const deposit = opened.is === "open" ? opened.deposit.now() : undefined
    const token = await operator.tokenOf("somchai88", "Duean69#x")
    const { body } = await operator.ask("/api/deposits.open", operator.as(token))
    const of150 = v.parse(v.object({ data: v.array(v.object({ id: v.string(), prepareAmount: v.number() })) }), body)
    expect(of150.data.filter(({ prepareAmount }) => prepareAmount === 150).map(({ id }) => id)).toEqual([deposit?.id])
  })

  test("says which fields are wrong before anything is sent", async () => {
    const { player } = await somchai()
    expect(await player.wallet.deposit({ ...reported, proof: undefined, amount: "1" })).toMatchObject({
      is: "faulty",
      faults: { amount: "belowMinimum", proof: "required" },
    })
  })
})

describe("a slip that is taken back", () => {
  const placedBy = async ({ player }: Awaited<ReturnType<typeof somchai>>) => {
    const slip = await player.bet(await roundToBet(player))
    slip.digits("123")
    const placed = await slip.place(() => true)
    if (placed.is !== "placed" || placed.poy === undefined) throw new Error(placed.is)
    return placed.poy
  }

  test("is cancelled once the player agrees, and its stake comes back", async () => {
    const all = await somchai()
    const { player } = all
    const { id, stake } = await placedBy(all)
    expect(await player.cancel(id, () => false)).toEqual({ is: "left", isInDoubt: false })
    const cancelled = await player.cancel(id, (poy) => poy.stake === stake)
    expect(cancelled).toMatchObject({ is: "cancelled", poy: { id, status: "cancelled" } })
    await expect.poll(player.balance.now).toBe(1_248_050)
    expect(await player.cancel(id, () => true)).toMatchObject({ is: "cancelled" })
  })

  test("is cancelled once where the answer is lost", async () => {
    const all = await somchai()
    const { operator, player } = all
    const { id } = await placedBy(all)
    await operator.fault("/poy-api/poys.abort", { kind: "afterwards-cut" })
    expect(await player.cancel(id, () => true)).toMatchObject({ is: "cancelled" })
  })

  test("is refused when its round has come to an end meanwhile, and unknown where there is none", async () => {
    const all = await somchai()
    const { operator, player } = all
    const poy = await placedBy(all)
    const closed = async () => {
      await operator.pass(Math.ceil((poy.closesAt - Date.parse("2026-11-20T12:00:00+07:00")) / 1_000))
      return true
    }
    expect(await player.cancel(poy.id, closed)).toMatchObject({ is: "refused", reason: "tooLate" })
    expect(await player.cancel("POY-OF-NOBODY", () => true)).toEqual({ is: "missing" })
  })
})

describe("four-digit sets", () => {
  test("are picked, counted, undone, priced and placed, and kept for the next start until then", async () => {
    const { player } = await somchai()
    const draws = await player.draws()
    const draw = draws.is === "known" ? draws.data[0] : undefined
    if (draw === undefined) throw new Error("no draw takes sets")
    expect(gov4dVariants).toContain(draw.betType)
    const sets = await player.sets(draw)
    expect(await sets.place(() => true)).toMatchObject({ is: "left", isInDoubt: false })
    expect(sets.digits("04827315")).toBeUndefined()
    expect(sets.count("0482", 3)).toBeUndefined()
    expect(sets.paste("1111=2\nfive")).toMatchObject({ read: { unread: [{ row: 2, text: "five" }] }, news: undefined })
    sets.undo()
    expect(sets.lines()).toEqual([
      { number: "0482", sets: 3 },
      { number: "7315", sets: 1 },
    ])
    expect(sets.count("0482", 21)).toMatchObject({ _tag: "notAdded" })
    sets.leave()

    const again = await player.sets(draw)
    const { cost } = again.totals()
    const placed = await again.place(({ is }) => is === "reviewing")
    expect(placed).toMatchObject({ is: "placed", poy: { stake: cost, order: { kind: "sets", variant: draw.betType } } })
    expect(again.lines()).toEqual([])
  })
})

describe("the owner of an account", () => {
  const account = { bankCode: "004", accountNumber: "555-0-00000-1" }
  const whoSays = (...answers: ReadonlyArray<string | undefined>) => {
    const questions: Array<readonly [asks: string, failure: string | undefined]> = []
    const owner: AskOwner = ({ asks, failure }) => {
      const pin = answers[questions.length]
      questions.push([asks, failure?._tag])
      return pin === undefined ? undefined : { pin }
    }
    return { questions, owner }
  }

  test("is asked for the PIN until it is right, and the account is added once", async () => {
    const { owner, questions } = whoSays("Wrong69#x", "Duean69#x")
    const { player } = await somchai({ owner })
    expect(await player.wallet.addAccount(account)).toEqual({ is: "added" })
    expect(questions).toEqual([
      ["pin", undefined],
      ["pin", "WrongPin"],
    ])
    const accounts = await player.wallet.accounts()
    expect(accounts.is === "known" && accounts.data.map(({ accountNumber }) => accountNumber)).toContain("5550000001")
  })

  test("who turns away, or cannot be asked, has nothing done", async () => {
    const { player } = await somchai({ owner: whoSays(undefined).owner })
    expect(await player.wallet.addAccount(account)).toEqual({ is: "left", isInDoubt: false })
    const { player: other } = await somchai()
    expect(await other.wallet.addAccount(account)).toEqual({ is: "left", isInDoubt: false })
  })

  test("who cannot be asked, as the question breaks, has nothing done, and may be asked again", async () => {
    const said = vi.spyOn(console, "error").mockReturnValue()
    onTestFinished(() => said.mockRestore())
    const broken = new Error("no keypad")
    let isBroken = true
    const owner: AskOwner = () => {
      if (isBroken) throw broken
      return { pin: "Duean69#x" }
    }
    const { player } = await somchai({ owner })
    expect(await player.wallet.addAccount(account)).toEqual({ is: "left", isInDoubt: false })
    expect(said.mock.calls).toEqual([[broken]])
    isBroken = false
    expect(await player.wallet.addAccount(account)).toEqual({ is: "added" })
  })

  test("need not be asked for what is wrong with a form", async () => {
    const { player } = await somchai()
    expect(await player.wallet.addAccount({ bankCode: "999", accountNumber: "1" })).toMatchObject({ is: "faulty" })
  })
})
