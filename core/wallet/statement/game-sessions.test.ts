import fc from "fast-check"
import { expect, test } from "vitest"
import { satang } from "../../money/satang.ts"
import { inSessions } from "./game-sessions.ts"

const minute = 60_000
const at = (minutes: number, transactionType: string, detail: string, amount = -100) => ({
  createdAt: minutes * minute,
  transactionType,
  detail,
  amount: satang(amount),
})
const shape = (entries: Parameters<typeof inSessions>[0]) => inSessions(entries).map(({ length }) => length)

test("the spins of one game stand together, another game and a bet on a lottery by themselves", () => {
  expect(
    shape([
      at(9, "WIN_GAME", "โคมลอย", 300),
      at(9, "BET_GAME", "โคมลอย"),
      at(8, "BET_GAME", "โคมลอย"),
      at(7, "BET_YEEKEE", "ยี่กี รอบ 12"),
      at(6, "BET_GAME", "หิ่งห้อย"),
      at(5, "WIN_GAME", "หิ่งห้อย", 300),
    ]),
  ).toEqual([3, 1, 1, 1])
})

test("who comes back after more than half an hour plays another session", () => {
  const spins = (from: number) => [2, 1, 0].map((minutes) => at(from + minutes, "BET_GAME", "โคมลอย"))
  expect(shape([...spins(34), ...spins(2)])).toEqual([6])
  expect(shape([...spins(35), ...spins(2)])).toEqual([3, 3])
})

test("games that the operator does not name stay apart", () => {
  expect(shape([1, 2, 3].map((minutes) => at(minutes, "BET_GAME", "")))).toEqual([1, 1, 1])
})

test("whatever is folded, every entry stays where it was", () => {
  const entry = fc
    .record({
      minutes: fc.nat(90),
      type: fc.constantFrom("BET_GAME", "WIN_GAME", "DEPOSIT"),
      game: fc.constantFrom("", "a", "b"),
    })
    .map(({ minutes, type, game }) => at(minutes, type, game))
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const latestFirst = entries.toSorted((one, other) => other.createdAt - one.createdAt)
      expect(inSessions(latestFirst).flat()).toEqual(latestFirst)
    }),
  )
})

test("a pause of half an hour to the millisecond belongs to the session, a longer one does not", () => {
  const [first, second, third] = [
    at(0, "BET_GAME", "โคมลอย"),
    at(30, "BET_GAME", "โคมลอย"),
    at(31, "BET_GAME", "โคมลอย"),
  ]
  expect(shape([third, second, first])).toEqual([3])
  expect(shape([third, second, { ...first, createdAt: -1 }])).toEqual([1, 1, 1])
})

test("only bets and wins of one and the same game stand together, whatever else has its name", () => {
  const of = (type: string, minutes: number) => at(minutes, type, "โคมลอย")
  expect(shape([of("BET_YEEKEE", 4), of("BET_GAME", 3), of("BET_GAME", 2)])).toEqual([1, 1, 1])
  expect(shape([of("BET_GAME", 4), of("BET_GAME", 3), of("BET_YEEKEE", 2)])).toEqual([1, 1, 1])
  expect(shape([of("BET_GAME", 4), at(3, "BET_GAME", "หิ่งห้อย"), of("BET_GAME", 2)])).toEqual([1, 1, 1])
})
