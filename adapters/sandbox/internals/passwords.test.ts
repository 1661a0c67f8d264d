import { describe, expect, it } from "vitest"
import { passwordsAt } from "./passwords.ts"

describe("a hash", () => {
  it("is checked at the cost that it was made at, and nobody's matches nothing", async () => {
    const made = await passwordsAt({ N: 4, r: 1, p: 1 }).hash("Dao2570*fa")
    const { match } = passwordsAt({ N: 2, r: 1, p: 1 })

    expect(await match("Dao2570*fa", made)).toBe(true)
    expect(await match("Dao2570*fb", made)).toBe(false)
    expect(await match("Dao2570*fa", undefined)).toBe(false)
  })
})
