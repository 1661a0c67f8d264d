import { expect, test } from "vitest"
import type { Sha256 } from "./commitment.ts"
import { checkedDraw, type DrawProof } from "./draw-proof.ts"

declare const crypto: { readonly subtle: { digest(name: string, bytes: Uint8Array): Promise<ArrayBuffer> } }
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const sha256: Sha256 = async (text) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))

/** printf 'moonlit:pingpong-2026-11-28-3:digits:0' | sha256sum begins with b594bbc4, which leaves 23492. */
const honest: DrawProof = {
  betId: "pingpong-2026-11-28-3",
  commitment: "52FE8adde4ad7725ce98a21d3c4db1a30a929df57048a6809570a0b5e8931d94",
  seed: "moonlit",
  digits: "23492",
  outcome: { type: "drawn", drawn: { top3: "492", top2: "92", bottom2: "23" } },
}
const check = (changed: Partial<DrawProof> = {}) => checkedDraw(sha256, { ...honest, ...changed })

test("a draw whose digits come from the seed that was committed to is proven", async () => {
  expect(await check()).toEqual({
    verdict: "proven",
    steps: { commitment: "matches", digits: "matches", result: "matches" },
    recomputed: { commitment: "52fe8adde4ad7725ce98a21d3c4db1a30a929df57048a6809570a0b5e8931d94", digits: "23492" },
  })
})

test("another seed, other digits, another result and a void round are each refuted where they differ", async () => {
  expect((await check({ seed: "another" })).steps).toEqual({
    commitment: "doesNotMatch",
    digits: "doesNotMatch",
    result: "doesNotMatch",
  })
  expect(await check({ digits: "23493" })).toMatchObject({ verdict: "refuted", steps: { digits: "doesNotMatch" } })
  const other = { type: "drawn", drawn: { top3: "492", top2: "92", bottom2: "24" } } as const
  expect(await check({ outcome: other })).toMatchObject({ verdict: "refuted", steps: { result: "doesNotMatch" } })
  expect(await check({ outcome: { type: "cancelled" } })).toMatchObject({ verdict: "refuted" })
})

test("what was not published or not laid open cannot be checked", async () => {
  expect(await check({ commitment: undefined })).toMatchObject({
    verdict: "incomplete",
    steps: { commitment: "missingData", digits: "matches", result: "matches" },
  })
  expect(await check({ seed: undefined })).toEqual({
    verdict: "incomplete",
    steps: { commitment: "missingData", digits: "missingData", result: "missingData" },
    recomputed: { commitment: undefined, digits: undefined },
  })
})
