import { expect, test } from "vitest"
import { baht, satang } from "../money/satang.ts"
import { bonuses } from "./bonus.ts"
import type { Shot } from "./shot.ts"

const shots: ReadonlyArray<Shot> = Array.from({ length: 20 }, (_, index) => ({
  member: `member${index}`,
  number: "12345",
  at: index * 1_000,
  sequence: index,
}))
const staked = (hundredths: number) => () => satang(hundredths)

test("the last shot earns 100 baht and the sixteenth newest 200, for members who staked 100 baht", () => {
  expect(bonuses(shots, staked(10_000))).toEqual([
    { member: "member19", rank: 1, amount: 10_000 },
    { member: "member4", rank: 16, amount: 20_000 },
  ])
})

test("who staked a satang less than 100 baht earns nothing, and nobody moves up", () => {
  expect(bonuses(shots, staked(9_999))).toEqual([])
  expect(bonuses(shots, (member) => baht(member === "member4" ? 100 : 0))).toEqual([
    { member: "member4", rank: 16, amount: 20_000 },
  ])
})

test("a member who holds both ranks earns both", () => {
  const alone = shots.map((shot) => ({ ...shot, member: "somchai88" }))
  expect(bonuses(alone, staked(50_000)).map(({ amount }) => amount)).toEqual([10_000, 20_000])
})

test("a rank that nobody holds earns nothing, and an operator sets other ranks as data", () => {
  expect(bonuses(shots.slice(0, 3), staked(10_000))).toEqual([{ member: "member2", rank: 1, amount: 10_000 }])
  expect(bonuses(shots, staked(5_000), { ranks: [{ rank: 2, baht: 7 }], stakedBaht: 50 })).toEqual([
    { member: "member18", rank: 2, amount: 700 },
  ])
})
