import fc from "fast-check"
import { expect, test } from "vitest"
import type { Sha256 } from "../lotto/commitment.ts"
import { checkedProof, type ProofStep, type Witness, type YingProof } from "./proof.ts"
import type { PublishedShot } from "./published-shot.ts"

declare const crypto: { readonly subtle: { digest(name: string, bytes: Uint8Array): Promise<ArrayBuffer> } }
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const sha256: Sha256 = async (text) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))

/** Newest first: 00020 down to 00001. */
const shots: ReadonlyArray<PublishedShot> = Array.from({ length: 20 }, (_, index) => ({
  member: `member${20 - index}`,
  number: String(20 - index).padStart(5, "0"),
  at: (20 - index) * 1_000,
}))
/** The seed "moonlit" stands for 41746 in this round: 210 + 41746 - 5 = 41951. */
const honest: YingProof = {
  betId: "yeekee-2026-11-20-42",
  seed: "moonlit",
  houseShot: "41746",
  shots,
  sum: 41_956,
  ranks: [
    { rank: 1, member: "member20", number: "00020" },
    { rank: 16, member: "member5", number: "00005" },
  ],
  outcome: { type: "drawn", drawn: { top3: "951", top2: "51", bottom2: "41" } },
}
/** The player, member 7, saw every shot while shooting lasted, others' masked. */
const witness: Witness = {
  commitment: "ef6785c45eec4ccd4df27234a255e891ef7a70e714aa0debf891f46fd56ffbcd",
  seen: shots.map(({ member, number, at }) =>
    member === "member7"
      ? { member, number, at }
      : { member: `mem***${member.slice(-1)}`, number: `${number.slice(0, 3)}**`, at },
  ),
}
const check = (changed: Partial<YingProof> = {}, seen: Partial<Witness> = {}) =>
  checkedProof(sha256, { ...honest, ...changed }, { ...witness, ...seen })
const failing = async (changed: Partial<YingProof>, seen: Partial<Witness> = {}) => {
  const { verdict, steps } = await check(changed, seen)
  return [
    verdict,
    ...Object.entries(steps).flatMap(([step, found]) => (found === "matches" ? [] : [`${step} ${found}`])),
  ]
}
const shot = (at: number, change: Partial<PublishedShot>) =>
  shots.map((one, index) => (index === at ? { ...one, ...change } : one))

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
  expect(
    await failing({ shots: shots.map((shot) => ({ ...shot, member: `mem***${shot.member.slice(-1)}` })) }),
  ).toEqual(["proven"])
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
  expect(await failing({ ranks: [first!, { ...last!, number: "00006" }] })).toEqual(["refuted", "ranks doesNotMatch"])
  expect(await failing({ ranks: [first!, { ...last!, member: "member6" }] })).toEqual(["refuted", "ranks doesNotMatch"])
  expect(await failing({ ranks: [first!, { ...last!, number: "000**" }] })).toEqual(["refuted", "ranks doesNotMatch"])
  expect(await failing({ ranks: [first!, { ...last!, rank: 21 }] })).toEqual(["refuted", "ranks doesNotMatch"])
  expect(await failing({ ranks: [first!] })).toEqual(["refuted", "ranks doesNotMatch"])
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

const digits = fc.integer({ min: 0, max: 99_999 }).map((value) => String(value).padStart(5, "0"))
const place = fc.integer({ min: 0, max: 19 })
const name = fc.stringMatching(/^[a-z]{6,12}$/)
const changedShot = fc
  .tuple(
    place,
    fc.oneof(
      digits.map((number) => ({ number })),
      name.map((member) => ({ member })),
      fc.integer({ min: 0, max: 30_000 }).map((at) => ({ at })),
    ),
  )
  .map(([at, change]): Partial<YingProof> => ({ shots: shot(at, change) }))
const changedRank = fc.tuple(
  fc.nat(1),
  fc.oneof(
    digits.map((number) => ({ number })),
    name.map((member) => ({ member })),
    fc.nat(40).map((rank) => ({ rank })),
  ),
)
const tampered: fc.Arbitrary<Partial<YingProof>> = fc.oneof(
  fc.string({ maxLength: 12 }).map((seed) => ({ seed })),
  fc.string({ maxLength: 12 }).map((betId) => ({ betId })),
  digits.map((houseShot) => ({ houseShot })),
  fc.integer({ min: 0, max: 10_000_000 }).map((sum) => ({ sum })),
  fc
    .record({
      top3: digits.map((five) => five.slice(2)),
      top2: digits.map((five) => five.slice(3)),
      bottom2: digits.map((five) => five.slice(3)),
    })
    .map((drawn) => ({ outcome: { type: "drawn", drawn } as const })),
  changedRank.map(([index, change]) => ({
    ranks: honest.ranks?.map((one, at) => (at === index ? { ...one, ...change } : one)),
  })),
  changedShot,
)

test("whatever single field of a proof is tampered with, it is reported", async () => {
  await fc.assert(
    fc.asyncProperty(tampered, async (change) => {
      fc.pre(JSON.stringify({ ...honest, ...change }) !== JSON.stringify(honest))
      expect((await check(change)).verdict).toBe("refuted")
    }),
  )
})

test("an operator that adds one shot of its own cannot keep the result it announced, unless the sum ends the same", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 99_999 }), async (value) => {
      const added = { member: "house", number: String(value).padStart(5, "0"), at: 21_000 }
      // 00006 is the sixteenth newest now.
      const endsTheSame = (41_956 + value - 6) % 100_000 === 41_951
      const { steps } = await check({ shots: [added, ...shots] })
      expect(steps.digits).toBe(endsTheSame ? "matches" : "doesNotMatch")
    }),
  )
})
