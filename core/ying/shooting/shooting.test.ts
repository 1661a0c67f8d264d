import fc from "fast-check"
import { expect, test } from "vitest"
import type { Round } from "../../lotto/round/round.ts"
import { openRound } from "../testing/open-round.ts"
import { ShotRefused } from "../yings.port.ts"
import {
  afterRefusal,
  counted,
  listed,
  nextShootingChange,
  roundChanged,
  type Shooting,
  shootingAt,
  shootingIn,
} from "./shooting.ts"

const round: Round = {
  ...openRound,
  opensAt: 100_000,
  closesAt: 500_000,
  shootingEndsAt: 620_000,
  resultAt: 650_000,
}
const shooting = shootingIn(round)

test("shooting begins at the opening and goes on two minutes after the close", () => {
  const moments = [99_999, 100_000, 500_001, 620_000, 620_001]
  expect(moments.map((now) => shootingAt(shooting, now))).toEqual(["notOpen", "ready", "ready", "ready", "closed"])
  expect(shootingAt(shootingIn({ ...round, opensAt: undefined }), 0)).toBe("ready")
})

test("a round that is switched off before its close takes no shots, and one that is called inactive after it does", () => {
  const off = { ...round, isSwitchedOff: true }
  const moments = [99_999, 100_000, 500_000, 500_001, 620_001]
  expect(moments.map((now) => shootingAt(shootingIn(off), now))).toEqual([
    "notOpen",
    "closed",
    "closed",
    "ready",
    "closed",
  ])
})

test("a round that was seen to be switched off before its close stays over until it is moved or switched on", () => {
  const off = { ...round, isSwitchedOff: true }
  expect(shootingAt(roundChanged(shootingIn(off), off, 500_001), 500_001)).toBe("ready")
  const over = roundChanged(shooting, off, 400_000)
  expect(shootingAt(roundChanged(over, off, 500_001), 500_001)).toBe("closed")
  expect(shootingAt(roundChanged(over, { ...off, closesAt: 450_000 }, 500_001), 500_001)).toBe("ready")
  expect(shootingAt(roundChanged(over, round, 400_001), 400_001)).toBe("ready")
})

test("a shot that is told to have counted twice is kept once", () => {
  const shot = { number: "90457", at: 200_000 }
  const once = counted(shooting, shot, 200_100)
  expect(once).toMatchObject({ readyAt: 210_000, fired: [shot] })
  expect(counted(once, shot, 200_200).fired).toEqual([shot])
  expect(counted(once, { ...shot, at: 215_000 }, 215_000).fired.length).toBe(2)
  expect(counted(shooting, { ...shot, waitSeconds: 4 }, 200_100).readyAt).toBe(204_100)
})

test("a shot is found in the list by its number, when it is this player's own and no older than the tap", () => {
  const aimed = { aim: { number: "90457", key: "key-1", at: 200_000 } }
  const own = { number: "90457", at: 200_300, isOwn: true }
  expect(listed(aimed, [{ ...own, number: "11820" }, own])).toEqual({ number: "90457", at: 200_300 })
  expect(listed(aimed, [{ ...own, at: 195_001 }])).toEqual({ number: "90457", at: 195_001 })
  for (const other of [
    { ...own, isOwn: false },
    { ...own, number: "11820" },
    { ...own, at: 195_000 },
  ])
    expect(listed(aimed, [other]), JSON.stringify(other)).toBeUndefined()
  expect(listed({ aim: undefined }, [own])).toBeUndefined()
})

test("a refusal without a number of seconds is waited for as long as a cool-down", () => {
  expect(afterRefusal(shooting, new ShotRefused({ reason: "tooSoon" }), 200_000).readyAt).toBe(210_000)
  expect(afterRefusal(shooting, new ShotRefused({ reason: "tooSoon", waitSeconds: 3 }), 200_000).readyAt).toBe(203_000)
  expect(afterRefusal(shooting, new ShotRefused({ reason: "malformed" }), 200_000).readyAt).toBeUndefined()
})

test("a cool-down that ends is the next change of a round that goes on", () => {
  expect(nextShootingChange({ ...shooting, readyAt: 210_000 }, 200_000)).toBe(210_000)
  expect(nextShootingChange({ ...shooting, readyAt: 199_000 }, 200_000)).toBe(620_001)
  expect(nextShootingChange(shootingIn({ ...round, isSwitchedOff: true }), 200_000)).toBe(500_001)
})

const moment = fc.integer({ min: 0, max: 700_000 })
const maybe = fc.option(moment, { nil: undefined })
const anyShooting = fc
  .record({
    opensAt: maybe,
    shootingEndsAt: maybe,
    readyAt: maybe,
    isOver: fc.boolean(),
    isSwitchedOff: fc.boolean(),
  })
  .map(
    ({ opensAt, shootingEndsAt, readyAt, isOver, isSwitchedOff }): Shooting => ({
      ...shootingIn({ ...round, opensAt, shootingEndsAt, isSwitchedOff }),
      readyAt,
      isOver,
    }),
  )

test("between two changes nothing changes that a player can do, so that nobody has to look in between", () => {
  fc.assert(
    fc.property(anyShooting, moment, fc.double({ min: 0, max: 1, noNaN: true }), (one, now, share) => {
      const next = nextShootingChange(one, now)
      const lookedAt = next === undefined ? now + share * 1e9 : now + Math.floor(share * (next - 1 - now))
      expect(shootingAt(one, lookedAt)).toBe(shootingAt(one, now))
      expect(next === undefined || next > now).toBe(true)
    }),
  )
})

test("two numbers of one moment are two shots", () => {
  const once = counted(shootingIn(round), { number: "11111", at: 200_000 }, 200_000)
  expect(counted(once, { number: "22222", at: 200_000 }, 200_000).fired).toHaveLength(2)
})

test("nothing changes any more by the clock alone once shooting is over", () => {
  const fresh = shootingIn(round)
  expect([99_999, 100_000, 620_000, 620_001, 900_000].map((now) => nextShootingChange(fresh, now))).toEqual([
    100_000,
    620_001,
    620_001,
    undefined,
    undefined,
  ])
  expect(nextShootingChange(shootingIn({ ...round, shootingEndsAt: undefined }), 200_000)).toBeUndefined()
})
