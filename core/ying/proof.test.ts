import fc from "fast-check"
import { expect, test } from "vitest"
import type { Sha256 } from "../lotto/commitment.ts"
import { checkedProof, type Witness, type YingProof } from "./proof.ts"
import type { Shot } from "./shot.ts"

declare const crypto: { readonly subtle: { digest(name: string, bytes: Uint8Array): Promise<ArrayBuffer> } }
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const sha256: Sha256 = async (text) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))

/** Newest first: 00020 down to 00001. */
const shots: ReadonlyArray<Shot> = Array.from({ length: 20 }, (_, index) => ({
  member: `member${20 - index}`,
  number: String(20 - index).padStart(5, "0"),
  at: (20 - index) * 1_000,
  sequence: 20 - index,
}))
/** The seed "moonlit" stands for 41746 in this round: 210 + 41746 - 5 = 41951. */
const honest: YingProof = {
  betId: "yeekee-2026-11-20-42",
  seed: "moonlit",
  houseShot: "41746",
  shots,
  outcome: { type: "drawn", drawn: { top3: "951", top2: "51", bottom2: "41" } },
}
const witness: Witness = {
  commitment: "ef6785c45eec4ccd4df27234a255e891ef7a70e714aa0debf891f46fd56ffbcd",
  ownShots: [{ member: "member7", number: "00007" }],
}
const check = (changed: Partial<YingProof> = {}, seen: Partial<Witness> = {}) =>
  checkedProof(sha256, { ...honest, ...changed }, { ...witness, ...seen })

test("an honest round is proven step by step, with every number recomputed", async () => {
  expect(await check()).toEqual({
    proven: true,
    seedHolds: true,
    houseShotHolds: true,
    shotsHold: true,
    resultHolds: true,
    recomputed: {
      commitment: witness.commitment,
      houseShot: "41746",
      result: {
        type: "drawn",
        sum: 41_956,
        subtracted: shots[15],
        total: "41951",
        drawn: { top3: "951", top2: "51", bottom2: "41" },
      },
    },
  })
  expect((await check({}, { commitment: witness.commitment.toUpperCase() })).proven).toBe(true)
})

test("a seed that was exchanged after the round opened is found out", async () => {
  expect(await check({ seed: "sunlit" })).toMatchObject({ proven: false, seedHolds: false, houseShotHolds: false })
})

test("a house shot that the seed does not stand for is found out", async () => {
  expect(await check({ houseShot: "41747" })).toMatchObject({ proven: false, seedHolds: true, houseShotHolds: false })
})

test("a shot of the player's own that was dropped, changed or counted once too little is found out", async () => {
  const without7 = shots.filter(({ number }) => number !== "00007")
  expect(await check({ shots: without7 })).toMatchObject({ proven: false, shotsHold: false })
  const own = { member: "member7", number: "00007" }
  expect(await check({}, { ownShots: [own, own] })).toMatchObject({ proven: false, shotsHold: false })
})

test("shots in another order, or not of five digits, are found out", async () => {
  expect(await check({ shots: shots.toReversed() })).toMatchObject({ proven: false, shotsHold: false })
  const odd = shots.map((shot, index) => (index === 3 ? { ...shot, number: "17" } : shot))
  expect(await check({ shots: odd })).toMatchObject({ proven: false, shotsHold: false })
})

test("a result that the shots do not add up to is found out, and so is a round that was voided without need", async () => {
  const other = { type: "drawn", drawn: { top3: "951", top2: "51", bottom2: "40" } } as const
  expect(await check({ outcome: other })).toMatchObject({ proven: false, shotsHold: true, resultHolds: false })
  expect(await check({ outcome: { type: "cancelled" } })).toMatchObject({ proven: false, resultHolds: false })
})

test("a round with too few shots is rightly void", async () => {
  expect(await check({ shots: shots.slice(0, 19), outcome: { type: "cancelled" } })).toMatchObject({
    proven: true,
    recomputed: { result: { type: "cancelled" } },
  })
})

test("an operator that adds one shot of its own cannot keep the result it announced, unless the sum ends the same", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 99_999 }), async (value) => {
      const added: Shot = { member: "house", number: String(value).padStart(5, "0"), at: 21_000, sequence: 21 }
      // 00006 is the sixteenth newest now.
      const endsTheSame = (41_956 + value - 6) % 100_000 === 41_951
      expect((await check({ shots: [added, ...shots] })).resultHolds).toBe(endsTheSame)
    }),
    { numRuns: 1_000 },
  )
})
