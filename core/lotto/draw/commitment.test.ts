import { expect, test } from "vitest"
import { commitment, committedDigits, type Sha256 } from "./commitment.ts"

declare const crypto: { readonly subtle: { digest(name: string, bytes: Uint8Array): Promise<ArrayBuffer> } }
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const sha256: Sha256 = async (text) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))
const starting = (...bytes: ReadonlyArray<number>) => Uint8Array.from([...bytes, ...Array<number>(28).fill(7)])

test("the commitment is the SHA-256 of seed, colon and bet id, in hexadecimal", async () => {
  // printf 'moonlit:yeekee-2026-11-20-42' | sha256sum
  expect(await commitment(sha256, "moonlit", "yeekee-2026-11-20-42")).toBe(
    "ef6785c45eec4ccd4df27234a255e891ef7a70e714aa0debf891f46fd56ffbcd",
  )
})

test("anybody with a calculator can read the five digits off the hash", async () => {
  // printf 'moonlit:yeekee-2026-11-20-42:digits:0' | sha256sum begins with 54257832
  expect(await committedDigits(sha256, "moonlit", "yeekee-2026-11-20-42")).toBe("41746")
})

test("the first four bytes count, and small numbers keep their zeros", async () => {
  expect(await committedDigits(async () => starting(0, 0, 0, 42), "s", "b")).toBe("00042")
  expect(await committedDigits(async () => starting(0, 1, 134, 160), "s", "b")).toBe("00000")
})

test("a number that would favour some digits is passed over for the next hash", async () => {
  const asked: Array<string> = []
  const digits = await committedDigits(
    async (text) => {
      asked.push(text)
      return asked.length === 1 ? starting(255, 254, 249, 32) : starting(255, 254, 249, 31)
    },
    "s",
    "b",
  )
  expect(asked).toEqual(["s:b:digits:0", "s:b:digits:1"])
  expect(digits).toBe("99999")
})

test("over many seeds every leading digit comes up about as often", async () => {
  const counts = Array<number>(10).fill(0)
  for (let seed = 0; seed < 5_000; seed++) {
    const lead = Number((await committedDigits(sha256, `seed-${seed}`, "r")).charAt(0))
    counts[lead] = (counts[lead] ?? 0) + 1
  }
  expect(Math.min(...counts)).toBeGreaterThan(400)
  expect(Math.max(...counts)).toBeLessThan(600)
})
