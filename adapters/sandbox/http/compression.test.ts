import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { compressedOnce } from "./compression.ts"

test("what is asked for again is compressed once for each coding, and another text by itself", async () => {
  const [one, again, gzip, other] = await Promise.all([
    compressedOnce("one", "the first", "br"),
    compressedOnce("one", "the first", "br"),
    compressedOnce("one", "the first", "gzip"),
    compressedOnce("other", "the second", "br"),
  ])
  expect(again).toBe(one)
  expect([brotliDecompressSync(one), gunzipSync(gzip), brotliDecompressSync(other)].map(String)).toEqual([
    "the first",
    "the first",
    "the second",
  ])
})

test("of many different answers the one that was asked for longest ago is forgotten first", async () => {
  const oldest = await compressedOnce("oldest", "the first", "br")
  const younger = await compressedOnce("younger", "the second", "br")
  await compressedOnce("oldest", "the first", "br")
  for (let more = 0; more < 63; more++) await compressedOnce(`more ${more}`, `${more}`, "br")
  expect(await compressedOnce("oldest", "the first", "br")).toBe(oldest)
  expect(await compressedOnce("younger", "the second", "br")).not.toBe(younger)
})
