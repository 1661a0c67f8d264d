import { describe, expect, it } from "vitest"
import { judgeEntries, reportEntries, type WeighedEntry } from "./entries.ts"
import { judgeGuide } from "./guide-sizes.ts"

const entry = (name: string, gzip: number, ...needs: ReadonlyArray<string>): WeighedEntry => ({
  entry: `@fakham/core/${name}`,
  weight: { gzip, brotli: gzip, files: 1 },
  needs,
})
const good = [entry("poy", 5_000), entry("poy/paste", 4_000), entry("machines", 20_000, "effect", "xstate")]

describe("What an entry of core weighs", () => {
  it("is within its bars, and printed with what it needs", () => {
    expect(judgeEntries(good)).toEqual([])
    expect(reportEntries(good).map((line) => line.replaceAll(/ +/g, " "))).toEqual([
      "@fakham/core/poy 5.0 kB gz 5.0 kB br needs nothing, bar 5.0 kB gz",
      "@fakham/core/poy/paste 4.0 kB gz 4.0 kB br needs nothing",
      "@fakham/core/machines 20.0 kB gz 20.0 kB br needs effect, xstate, bar 20.0 kB gz",
    ])
  })

  it("breaks its bar by a byte", () => {
    expect(judgeEntries([entry("poy", 5_001), ...good.slice(1)])).toEqual([
      "@fakham/core/poy weighs 5.0 kB, over 5.0 kB",
    ])
    expect(judgeEntries([...good.slice(0, 2), entry("machines", 20_101)])).toEqual([
      "@fakham/core/machines weighs 20.1 kB, over 20.0 kB",
    ])
  })

  it("is too much when the slip alone needs a library", () => {
    expect(judgeEntries([entry("poy", 4_000, "effect"), ...good.slice(1)])).toEqual(["@fakham/core/poy needs effect"])
  })

  it("is not within the bars when nothing was weighed", () => {
    expect(judgeEntries([])).toEqual([
      "@fakham/core/poy was not weighed",
      "@fakham/core/machines was not weighed",
      "@fakham/core/poy/paste was not weighed",
    ])
    expect(judgeEntries([entry("poy", 0), ...good.slice(1)])).toContain("@fakham/core/poy was not weighed")
  })

  it("is what the guide promises of every entry, and of no other", () => {
    const row = (name: string, kB: number) => `| \`@fakham/core/${name}\` | something | ${kB} kB |\n`
    const guide = row("poy", 5) + row("poy/paste", 6) + row("machines", 20)
    expect(judgeGuide(guide, good)).toEqual([])
    expect(judgeGuide(guide + row("gone", 1), good)).toEqual([
      "core/README.md lists @fakham/core/gone, which is no entry",
    ])
    expect(judgeGuide(guide, [...good, entry("new", 1_000)])).toEqual(["core/README.md does not list @fakham/core/new"])
    expect(judgeGuide(row("poy", 4) + row("poy/paste", 7) + row("machines", 20), good)).toEqual([
      "core/README.md promises 4.0 kB for @fakham/core/poy, which weighs 5.0 kB",
      "core/README.md promises 7.0 kB for @fakham/core/poy/paste, which weighs 4.0 kB",
    ])
  })
})
