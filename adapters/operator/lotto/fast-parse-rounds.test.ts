import { expect, test } from "vitest"
import { fastParseRound, fastParseRounds } from "./fast-parse-rounds.ts"

const yeekee = {
  betId: "yeekee-2026-11-20-42",
  betGroup: "yeekee",
  betType: "yeekee_42",
  betName: "ยี่กี รอบที่ 42",
  name: "ยี่กี รอบที่ 42",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  closeTime: "16:15",
  betList: { dt: "2026-11-20", active: true },
  setResult: false,
  unixTimeStamp: { realCloseTime: 1_795_166_100 },
  cancelled: false,
}
const gov = { ...yeekee, betId: "gov-2026-12-01", betGroup: "gov", betType: "gov" }

test("a round as operators usually write it has its moments and its names", () => {
  expect(fastParseRound(yeekee)).toMatchObject({
    betId: "yeekee-2026-11-20-42",
    dt: "2026-11-20",
    closesAt: 1_795_166_100_000,
  })
})

test("of a list, the rounds of one group are read, whatever stands beside them", () => {
  expect(fastParseRounds([yeekee, gov, { betGroup: "football" }, null], "gov")?.map(({ betId }) => betId)).toEqual([
    "gov-2026-12-01",
  ])
})

test("a list of which one round of the group is written in another way is not read at all", () => {
  expect(fastParseRounds([yeekee, { ...yeekee, setResult: "0" }], "yeekee")).toBeUndefined()
})

test("what is no list is not read", () => {
  expect(fastParseRounds({ rounds: [yeekee] }, "yeekee")).toBeUndefined()
  expect(fastParseRounds(undefined, "yeekee")).toBeUndefined()
})
