import fc from "fast-check"
import * as v from "valibot"
import { expect, test } from "vitest"
import { fastParseBetList } from "./fast-parse-bet-list.ts"
import { BetList } from "./round-calls.ts"

const drawn = {
  betId: "yeekee-2026-11-20-42",
  betGroup: "yeekee",
  betType: "yeekee_42",
  betName: "ยี่กี รอบที่ 42",
  name: "ยี่กี รอบที่ 42",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  resultDt: "2026-11-20",
  closeTime: "16:15",
  resultTime: "16:17",
  betList: { dt: "2026-11-20", active: false },
  setResult: true,
  unixTimeStamp: {
    realOpenTime: 1_795_118_400,
    realCloseTime: 1_795_166_100,
    realShootingEndTime: 1_795_166_220,
    realResultTime: 1_795_166_250,
  },
  cancelled: false,
  result: { top3: "669", top2: "69", bottom2: "15" },
  commitment: "c9f8699e",
}

test("a round in the usual form is read by hand, its seconds as moments", () => {
  expect(fastParseBetList(drawn)).toEqual({
    ...drawn,
    unixTimeStamp: {
      realOpenTime: 1_795_118_400_000,
      realCloseTime: 1_795_166_100_000,
      realShootingEndTime: 1_795_166_220_000,
      realResultTime: 1_795_166_250_000,
    },
    result: { top3: "669", top2: "69", bottom2: "15" },
  })
})

test("so is one that is still to be drawn, and one without what not every group has", () => {
  const { commitment: _, ...uncommitted } = drawn
  const market = { ...uncommitted, result: null, unixTimeStamp: { ...drawn.unixTimeStamp, realShootingEndTime: null } }
  expect(fastParseBetList(market)).toMatchObject({
    betId: "yeekee-2026-11-20-42",
    closeTime: "16:15",
    result: undefined,
  })
})

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    false,
    "",
    " ",
    {},
    [],
    -0,
    Number.NaN,
    1e11,
    1e12,
    1.5,
    10_000_000_001,
  ),
  fc.constantFrom("2026-11-31", " 2026-11-20", "2026-11-20T00:00:00", "9:15", "09:15:00", "24:00", "1795166100", "yes"),
  fc.constantFrom("12", "123", "1234", "๑๒๓", "12\n", "x".repeat(128), "x".repeat(129), ["204", "731"], { active: 1 }),
  fc.integer(),
  fc.string(),
  fc.constant("missing"),
)
const within = ["betList", "unixTimeStamp", "result"] as const
const places = [
  ...Object.keys(drawn).map((name) => [name]),
  ...within.flatMap((part) => [...Object.keys(drawn[part]), "number", "front3"].map((name) => [part, name])),
]

/** The round with other values here and there, and some of them missing. */
const changed = (changes: ReadonlyArray<readonly [ReadonlyArray<string>, unknown]>): unknown => {
  const round = structuredClone<object>(drawn)
  for (const [path, value] of changes) {
    const inside: unknown = path.length === 1 ? round : Reflect.get(round, path[0] ?? "")
    if (typeof inside !== "object" || inside === null) continue
    const name = path.at(-1) ?? ""
    if (value === "missing") Reflect.deleteProperty(inside, name)
    else Reflect.set(inside, name, value)
  }
  return round
}

test("whatever stands in its fields, what is read by hand is what the schema reads", () => {
  const change = fc.tuple(fc.constantFrom(...places), odd)
  fc.assert(
    fc.property(fc.array(change, { maxLength: 3 }).map(changed), (round) => {
      const fast = fastParseBetList(round)
      if (fast !== undefined) expect(fast).toEqual(v.parse(BetList, round))
    }),
    { numRuns: 3_000 },
  )
})

test.each([undefined, null, "a round", 42, [], {}])("%j is no round that can be read by hand", (value) => {
  expect(fastParseBetList(value)).toBeUndefined()
})
