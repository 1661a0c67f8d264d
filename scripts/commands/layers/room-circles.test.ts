import { expect, it } from "vitest"
import { roomCircles } from "./room-circles.ts"

/** The rooms that stand in a circle when files import each other like this, written "from > to". */
const guilty = (...imports: ReadonlyArray<string>) => {
  const circles = roomCircles(
    imports.map((line) => {
      const [from = "", to = ""] = line.split(" > ")
      return { from, to }
    }),
  )
  return [...new Set(circles.map(({ from }) => from))].toSorted()
}

it.each([
  [
    "two rooms of core that import each other",
    ["core/lotto/a.ts > core/poy/b.ts", "core/poy/c.ts > core/lotto/d.ts"],
    ["core/lotto", "core/poy"],
  ],
  [
    "a circle of three that a test closes",
    ["core/lotto/a.ts > core/poy/b.ts", "core/poy/c.test.ts > core/ying/d.ts", "core/ying/e.ts > core/lotto/f.ts"],
    ["core/lotto", "core/poy", "core/ying"],
  ],
  [
    "two rooms within a room",
    ["core/wallet/bank/a.ts > core/wallet/deposit/b.ts", "core/wallet/deposit/c.ts > core/wallet/bank/d.ts"],
    ["core/wallet/bank", "core/wallet/deposit"],
  ],
  [
    "rooms that meet deep inside each other",
    ["core/lotto/round/a.ts > core/poy/paste/b.ts", "core/poy/c.ts > core/lotto/draw/d.ts"],
    ["core/lotto", "core/poy"],
  ],
  [
    "a room that needs the doubles of another, which needs it",
    ["core/lotto/a.test.ts > core/poy/testing/b.ts", "core/poy/c.ts > core/lotto/d.ts"],
    ["core/lotto", "core/poy"],
  ],
  [
    "the doubles for all, and a room",
    ["core/testing/a.ts > core/time/b.ts", "core/time/c.test.ts > core/testing/d.ts"],
    ["core/testing", "core/time"],
  ],
])("%s", (_, imports, rooms) => {
  expect(guilty(...imports)).toEqual(rooms)
})

it.each([
  [
    "a room and the rooms inside it",
    ["core/wallet/index.ts > core/wallet/bank/a.ts", "core/wallet/bank/b.ts > core/wallet/c.ts"],
  ],
  [
    "a room and its testing folder",
    ["core/wallet/bank/a.test.ts > core/wallet/testing/b.ts", "core/wallet/testing/b.ts > core/wallet/bank/c.ts"],
  ],
  ["two rooms of which one knows the other", ["core/lotto/a.ts > core/poy/b.ts", "core/lotto/c.ts > core/poy/d.ts"]],
  ["folders that are no rooms", ["scripts/a/b.ts > scripts/c/d.ts", "scripts/c/d.ts > scripts/a/b.ts"]],
])("%s may know each other", (_, imports) => {
  expect(guilty(...imports)).toEqual([])
})
