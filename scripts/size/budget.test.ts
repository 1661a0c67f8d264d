import { describe, expect, it } from "vitest"
import { firstLoadOf, judgeSize, type MeasuredSize, sizeReport } from "./budget.ts"
import { closure, laterScreens, playersShare, scriptsOf } from "./manifest.ts"
import { weigh } from "./weight.ts"

const weight = (gzip: number) => ({ gzip, brotli: gzip - 1_000, files: 2 })
const good: MeasuredSize = {
  early: weight(900),
  accounted: weight(140_000),
  fetched: weight(140_000),
  unaccounted: [],
  unfetched: [],
  floor: weight(130_000),
  players: weight(28_000),
  later: [{ key: "screens/order/poy-screen.tsx", ...weight(20_000) }],
  styles: weight(9_000),
  fonts: [30_000, 20_000],
}

describe("The budget of the first page", () => {
  it("is kept by a page a little heavier than its libraries", () => {
    expect(judgeSize(good)).toEqual([])
    expect(sizeReport(good).at(-1)).toBe(
      "/ 140.0 kB gz, 1.077 x the floor, at most 20.0 kB more later, 0 budgets broken",
    )
    expect(sizeReport(good)).toContainEqual(expect.stringMatching(/^first load, .* bar 154\.1 kB, 14\.1 kB left$/))
    expect(sizeReport(good, 2).at(-1)).toMatch(/, 2 budgets broken$/)
  })

  it("is broken by our own code growing too heavy beside the libraries", () => {
    expect(judgeSize({ ...good, floor: weight(118_000) })).toEqual(["/ weighs 1.186 x the floor, over 1.185"])
  })

  it("is broken by what a browser fetches even when the build does not account for it", () => {
    const fetched = { ...good, fetched: weight(157_000), unaccounted: ["assets/extra.js"] }
    expect(firstLoadOf(fetched)).toEqual(weight(157_000))
    expect(judgeSize(fetched)).toEqual(["/ weighs 1.208 x the floor, over 1.185"])
    expect(sizeReport(fetched)).toContain("  fetched, not in the account: assets/extra.js")
  })

  it("is broken by more that has to run before a guest can act", () => {
    expect(judgeSize({ ...good, early: weight(1_100) })).toEqual(["before a guest can act run 1.1 kB, over 1.0 kB"])
  })

  it("is broken by what every player's page brings", () => {
    expect(judgeSize({ ...good, players: weight(34_100) })).toEqual([
      "every player's page brings 34.1 kB, over 34.0 kB",
    ])
  })

  it("is broken by a later screen that brings too much", () => {
    const later = [{ key: "screens/order/poy-screen.tsx", ...weight(45_001) }]
    expect(judgeSize({ ...good, later })).toEqual(["screens/order/poy-screen.tsx brings 45.0 kB more, over 45.0 kB"])
  })

  it("is not kept by measuring nothing", () => {
    const nothing = { gzip: 0, brotli: 0, files: 0 }
    expect(judgeSize({ ...good, accounted: nothing, fetched: nothing })).toHaveLength(1)
  })
})

describe("What runs on a page", () => {
  const manifest = {
    "index.html": { file: "assets/index.js", isEntry: true, imports: ["_shared.js"] },
    "_shared.js": { file: "assets/shared.js", imports: ["_deep.js"] },
    "_deep.js": { file: "assets/deep.js" },
    "locales/guest/th.po": { file: "assets/th.js", isDynamicEntry: true },
    "screens/a.tsx": { file: "assets/a.js", isDynamicEntry: true, imports: ["_shared.js", "_only-a.js"] },
    "_only-a.js": { file: "assets/only-a.js" },
    "app/start-machines.lazy.ts": { file: "assets/player.js", imports: ["_shared.js"] },
  }

  it("is the entry and all that it imports, however deep", () => {
    const files = scriptsOf(manifest, closure(manifest, ["index.html"]))
    expect(files).toEqual(["assets/index.js", "assets/shared.js", "assets/deep.js"])
  })

  it("is for a later screen only what it brings along itself", () => {
    const first = closure(manifest, ["index.html"])
    expect(laterScreens(manifest, first)).toEqual([
      { key: "screens/a.tsx", scripts: ["assets/a.js", "assets/only-a.js"] },
    ])
  })

  it("is for every player's page what no player's page goes without", () => {
    const pages = [
      { modules: ["app/start-machines.lazy.ts", "screens/a.tsx", "locales/player/{locale}.po"] },
      { modules: ["app/start-machines.lazy.ts", "index.html"] },
      { modules: [] },
    ]
    expect([...playersShare(manifest, pages)]).toEqual(["app/start-machines.lazy.ts", "_shared.js", "_deep.js"])
  })

  it("cannot be told of players when no page is theirs", () => {
    expect(() => playersShare(manifest, [{ modules: ["screens/a.tsx"] }])).toThrow(
      "no page imports app/start-machines.lazy.ts",
    )
  })

  it("cannot be told of a file that was not built", () => {
    expect(() => closure(manifest, ["screens/gone.tsx"])).toThrow("the build knows no screens/gone.tsx")
  })

  it("weighs every file packed alone", () => {
    const text = Buffer.from("a".repeat(10_000))
    expect(weigh([text, text])).toEqual({ gzip: 2 * weigh([text]).gzip, brotli: 2 * weigh([text]).brotli, files: 2 })
    expect(weigh([text]).gzip).toBeLessThan(100)
  })
})
