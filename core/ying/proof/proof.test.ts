import { expect, test } from "vitest"
import { present } from "../../machine/present.ts"
import { check, failing, honest, shot, shots, witness } from "../testing/honest-round.ts"
import { type ProofStep, proofSteps, type YingProof } from "./proof.ts"

test("an honest round is proven step by step, with every number recomputed", async () => {
  expect(await check()).toEqual({
    verdict: "proven",
    steps: {
      commitment: "matches",
      houseShot: "matches",
      shots: "matches",
      seenShots: "matches",
      ranks: "matches",
      sum: "matches",
      digits: "matches",
    },
    recomputed: {
      commitment: witness.commitment,
      houseShot: "41746",
      result: {
        type: "drawn",
        sum: 41_956,
        subtracted: { ...shots[15], sequence: 5 },
        total: "41951",
        drawn: { top3: "951", top2: "51", bottom2: "41" },
      },
    },
  })
  expect(await failing({}, { commitment: witness.commitment?.toUpperCase() })).toEqual(["proven"])
})

test("a proof whose names are masked, and a player who saw nothing but the commitment, are proven too", async () => {
  expect(await failing({ shots: shots.map((one) => ({ ...one, member: `mem***${one.member.slice(-1)}` })) })).toEqual([
    "proven",
  ])
  expect(await failing({}, { seen: [] })).toEqual(["proven"])
})

test("a seed that was exchanged after the round opened is found out", async () => {
  expect(await failing({ seed: "sunlit" })).toEqual([
    "refuted",
    "commitment doesNotMatch",
    "houseShot doesNotMatch",
    "sum doesNotMatch",
    "digits doesNotMatch",
  ])
})

test("a house shot that the seed does not stand for is found out", async () => {
  expect(await failing({ houseShot: "41747" })).toEqual(["refuted", "houseShot doesNotMatch"])
})

test("a shot of the player's own that was dropped, or counted once too little, is found out", async () => {
  expect(await failing({ shots: shots.filter(({ number }) => number !== "00007") })).toContain("seenShots doesNotMatch")
  const own = { member: "member7", number: "00007", at: 7_000 }
  expect(await failing({}, { seen: [own, own] })).toEqual(["refuted", "seenShots doesNotMatch"])
})

test("shots in another order, or not of five digits, are found out", async () => {
  expect(await failing({ shots: shots.toReversed() })).toContain("shots doesNotMatch")
  expect(await failing({ shots: shot(3, { number: "17" }) })).toContain("shots doesNotMatch")
})

test("a shot that is exchanged for another with the same sum is found out by who saw it", async () => {
  const swapped = shot(3, { number: "10017" }).map((one, index) => (index === 4 ? { ...one, number: "00006" } : one))
  expect(await failing({ shots: swapped })).toContain("seenShots doesNotMatch")
})

test("a rank that another shot held is found out, and so is one whose number is hidden or that is left out", async () => {
  const [first, last] = honest.ranks ?? []
  expect(await failing({ ranks: [present(first), { ...present(last), number: "00006" }] })).toEqual([
    "refuted",
    "ranks doesNotMatch",
  ])
  expect(await failing({ ranks: [present(first), { ...present(last), member: "member6" }] })).toEqual([
    "refuted",
    "ranks doesNotMatch",
  ])
  expect(await failing({ ranks: [present(first), { ...present(last), number: "000**" }] })).toEqual([
    "refuted",
    "ranks doesNotMatch",
  ])
  expect(await failing({ ranks: [present(first), { ...present(last), rank: 21 }] })).toEqual([
    "refuted",
    "ranks doesNotMatch",
  ])
  expect(await failing({ ranks: [present(first)] })).toEqual(["refuted", "ranks doesNotMatch"])
})

test("a sum or a result that the shots do not add up to is found out, and so is a round voided without need", async () => {
  expect(await failing({ sum: 41_957 })).toEqual(["refuted", "sum doesNotMatch"])
  const other = { type: "drawn", drawn: { top3: "951", top2: "51", bottom2: "40" } } as const
  expect(await failing({ outcome: other })).toEqual(["refuted", "digits doesNotMatch"])
  expect(await failing({ outcome: { type: "cancelled" } })).toEqual(["refuted", "digits doesNotMatch"])
})

test("a round with too few shots is rightly void, whether its sum is told or not", async () => {
  const few = { shots: shots.slice(0, 19), outcome: { type: "cancelled" }, ranks: [] } as const
  const seen = witness.seen.slice(0, 19)
  expect(await failing({ ...few, sum: undefined }, { seen })).toEqual(["proven"])
  expect(await failing({ ...few, sum: 41_955 }, { seen })).toEqual(["proven"])
  expect(await failing({ ...few, sum: 41_956 }, { seen })).toEqual(["refuted", "sum doesNotMatch"])
})

test.each<[string, Partial<YingProof>, ReadonlyArray<ProofStep>]>([
  ["no seed", { seed: undefined }, ["commitment", "houseShot"]],
  ["no house shot", { houseShot: undefined }, ["houseShot"]],
  ["no shots", { shots: undefined }, ["shots", "seenShots", "ranks", "sum", "digits"]],
  ["no ranks", { ranks: undefined }, ["ranks"]],
  ["no sum", { sum: undefined }, ["sum"]],
  ["no result", { outcome: undefined }, ["digits"]],
  [
    "neither seed nor house shot",
    { seed: undefined, houseShot: undefined },
    ["commitment", "houseShot", "sum", "digits"],
  ],
])("a proof with %s is incomplete, and says what is missing", async (_, changed, missing) => {
  expect(await failing(changed)).toEqual(["incomplete", ...missing.map((step) => `${step} missingData`)])
})

test("without the commitment that was published at the opening a proof stays incomplete", async () => {
  expect(await failing({}, { commitment: undefined })).toEqual(["incomplete", "commitment missingData"])
})

test("a result is proven in seven steps", () => {
  expect(proofSteps).toEqual(["commitment", "houseShot", "shots", "seenShots", "ranks", "sum", "digits"])
})
