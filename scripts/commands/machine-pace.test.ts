import { describe, expect, it } from "vitest"
import { medianOf, takePace } from "./machine-pace.ts"

describe("The pace of the machine", () => {
  it("is the time of its processor for one piece of work", () => {
    expect(takePace()).toBeGreaterThan(0)
  })

  it("is told by the middle of many looks, so that one bad look does not count", () => {
    expect(medianOf([900, 300, 310, 290, 305])).toBe(305)
    expect(medianOf([])).toBeUndefined()
  })
})
