import { describe, expect, it } from "vitest"
import { apart, drawChart, short } from "./chart.ts"

const drawn = drawChart({
  title: "Slips & sets",
  sizes: "lines",
  unit: "ms",
  series: [
    {
      name: "core",
      points: [
        [100, 0.02],
        [1_000, 0.2],
      ],
    },
    {
      name: "array",
      points: [
        [100, 10],
        [1_000, 10],
      ],
    },
  ],
})

describe("A chart of growth", () => {
  it("climbs by one step a step where time grows as the size does, and is level where it stays", () => {
    expect(drawn).toContain('<path class="line s0" d="M64 249.1L460 173.1"/>')
    expect(drawn).toContain('<path class="line s1" d="M64 44L460 44"/>')
  })

  it("names every line at its end with its last figure, and the powers of ten along both axes", () => {
    expect(drawn).toContain(">array 10</text>")
    expect(drawn).toContain(">core 0.2</text>")
    for (const power of ["0.01", "0.1", "1", "10", "100", "1,000"]) expect(drawn).toContain(`>${power}</text>`)
  })

  it("is said to those who do not see it", () => {
    expect(drawn).toContain('role="img" aria-label="Slips &amp; sets"')
  })

  it("keeps labels a line apart, and figures short", () => {
    expect(apart([50, 52, 60, 200])).toEqual([50, 66, 82, 200])
    expect([0.01234, 1.26, 187, 2_345].map(short)).toEqual(["0.012", "1.3", "190", "2,300"])
  })
})
