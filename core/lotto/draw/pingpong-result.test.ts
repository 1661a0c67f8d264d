import fc from "fast-check"
import { expect, test } from "vitest"
import { drawnOfPingpong, pingpongDigits } from "./pingpong-result.ts"

test("digits 2 6 3 9 1 give 391 on top, 91 as the two top and 26 below", () => {
  expect(drawnOfPingpong("26391")).toEqual({ top3: "391", top2: "91", bottom2: "26" })
  expect(drawnOfPingpong("00007")).toEqual({ top3: "007", top2: "07", bottom2: "00" })
})

test("anything but five digits draws nothing", () => {
  for (const digits of ["", "2639", "263910", "2639x", " 26391", "๒๖๓๙๑"])
    expect(drawnOfPingpong(digits), digits).toBeUndefined()
})

test("a seed always stands for five digits that can be drawn, and for the same ones", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.string(), async (bytes, betId) => {
      const asked: Array<string> = []
      const sha256 = async (text: string) => {
        asked.push(text)
        return bytes.map((byte) => byte ^ (asked.length - 1))
      }
      const digits = await pingpongDigits(sha256, "seed", betId)
      expect(drawnOfPingpong(digits)).toBeDefined()
      expect(asked[0]).toBe(`seed:${betId}:digits:0`)
    }),
  )
})
