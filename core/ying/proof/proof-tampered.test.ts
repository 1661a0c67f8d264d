import fc from "fast-check"
import { expect, test } from "vitest"
import { check, honest, shot, shots } from "../testing/honest-round.ts"
import { type YingProof } from "./proof.ts"

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
