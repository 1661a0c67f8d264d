import { baht } from "@fakham/core/money"
import { expect, test } from "vitest"
import { operatorOfDemo, playerAtDoor, roundToBet } from "../testing/door-player.ts"
import { connect } from "./index.ts"

test("a slip that was placed is gone at the next start, however soon the door is closed after it", async () => {
  const operator = await operatorOfDemo()
  const memory = new Map<string, unknown>()
  const { site, player } = await playerAtDoor({ origin: operator.origin, memory })
  const round = await roundToBet(player)
  const slip = await player.bet(round)
  slip.digits("987")
  slip.price(baht(5))
  await expect.poll(() => memory.size).toBeGreaterThan(2)
  const first = await slip.place(() => true)
  await site.close()

  const next = connect({ origin: operator.origin, memory })
  const again = await next.resume()
  const empty = await again?.bet(round)
  expect(empty?.lines()).toEqual([])
  empty?.digits("987")
  const second = await empty?.place(() => true)
  await next.close()
  expect([first.is, second?.is]).toEqual(["placed", "placed"])
  expect(first.is === "placed" && second?.is === "placed" && first.poy?.id).not.toBe(
    second?.is === "placed" && second.poy?.id,
  )
})

const [create, byKey] = ["/poy-api/lotteries.yeekee.create", "/poy-api/poys.by-key"]

test("a slip of a program that was killed is empty once its order is known, and what follows is another order", async () => {
  const operator = await operatorOfDemo()
  const memory = new Map<string, unknown>()
  const { player } = await playerAtDoor({ origin: operator.origin, memory })
  const round = await roundToBet(player)
  const slip = await player.bet(round)
  slip.digits("987")
  slip.price(baht(5))
  await expect.poll(() => memory.size).toBeGreaterThan(2)
  await operator.fault(create, { kind: "afterwards-cut" })
  await operator.fault(byKey, { kind: "status", status: 503, count: 100 })
  const survived = await new Promise<Map<string, unknown>>((resolve) => {
    void slip.place(({ is }) => {
      if (is === "awaitingAnswer") resolve(new Map(memory))
      return is === "reviewing"
    })
  })
  await operator.ask("/__sandbox/faults", { method: "DELETE" })
  // The terms come after what became of the order is known.
  await operator.fault("/poy-api/bet-list-min-maxes.all", { kind: "delay", delayMs: 500 })

  const next = connect({ origin: operator.origin, memory: survived })
  const taken = await (await next.resume())?.bet(round)
  const earlier = await taken?.place(() => true)
  expect(earlier).toMatchObject({ is: "placed", isEarlier: true })
  expect(taken?.lines()).toEqual([])
  taken?.digits("987")
  const other = await taken?.place(() => true)
  await next.close()
  expect(other).toMatchObject({ is: "placed", isEarlier: false })
  expect(earlier?.is === "placed" && other?.is === "placed" && earlier.poy?.id === other.poy?.id).toBe(false)
})
