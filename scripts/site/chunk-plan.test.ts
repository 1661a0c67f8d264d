import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { planChunks } from "./chunk-plan.ts"
import type { Piece } from "./join-chunks.ts"

type Part = readonly [length: number, imports: ReadonlyArray<string>, onDemand?: ReadonlyArray<string>]

/** A file of one module; what is called `page` or `sheet` is imported on demand. */
const piecesOf = (parts: Readonly<Record<string, Part>>): ReadonlyArray<Piece> =>
  Object.entries(parts).map(([name, [length, imports, dynamicImports = []]]) => ({
    fileName: name,
    entry: /^(?:first|page|sheet)/.test(name) ? name : null,
    modules: new Map([[name, length]]),
    imports,
    dynamicImports,
  }))

const planOf = (
  parts: Readonly<Record<string, Part>>,
  pages: ReadonlyArray<ReadonlyArray<string>>,
  after: ReadonlyArray<string> = [],
) =>
  planChunks(
    piecesOf(parts),
    "first",
    pages.map((modules) => ({ modules, after })),
  ).map((chunk) => [...chunk].toSorted())

describe("Chunks", () => {
  it("hold what the same pages fetch, and nothing of the first load", () => {
    const parts = {
      first: [10, ["loadedFirst"], ["page1", "page2"]],
      loadedFirst: [9_000, []],
      page1: [10, ["ofOne", "alsoOfOne", "ofBoth", "loadedFirst"]],
      page2: [10, ["ofTwo", "ofBoth"]],
      ofOne: [9_000, []],
      alsoOfOne: [9_000, []],
      ofTwo: [9_000, []],
      ofBoth: [9_000, []],
    } as const
    expect(planOf(parts, [["page1"], ["page2"]])).toEqual([["alsoOfOne", "ofOne"], ["ofTwo"], ["ofBoth"]])
  })

  it("come together where one file less weighs more than what is fetched in vain", () => {
    const parts = (little: number) =>
      ({
        first: [10, [], ["page1", "page2"]],
        page1: [10, ["much", "little"]],
        page2: [10, ["much"]],
        much: [9_000, []],
        little: [little, []],
      }) as const
    expect(planOf(parts(2_900), [["page1"], ["page2"]])).toEqual([["little", "much"]])
    expect(planOf(parts(3_100), [["page1"], ["page2"]])).toEqual([["much"], ["little"]])
  })

  it("know what a page has fetched before it asks for more", () => {
    const parts = {
      first: [10, [], ["page1"]],
      page1: [10, ["ofPage"], ["sheet1"]],
      sheet1: [10, ["ofPage", "ofSheet"]],
      ofPage: [9_000, []],
      ofSheet: [9_000, []],
    } as const
    expect(planOf(parts, [["page1"]])).toEqual([["ofPage"], ["ofSheet"]])
    const asked = { ...parts, first: [10, [], ["page1", "sheet1"]] } as const
    expect(planOf(asked, [["page1"]])).toEqual([["ofPage"], ["ofSheet"]])
  })

  it("keep what pages fetch once they have answered apart from what is asked for more seldom", () => {
    const parts = {
      first: [10, [], ["page1", "page2", "page3"]],
      page1: [10, ["ofPages"], ["sheet1", "sheet2"]],
      page2: [10, ["ofPages"], ["sheet1"]],
      page3: [10, ["ofPages"], ["sheet1"]],
      sheet1: [10, ["ofBoth"]],
      sheet2: [10, ["ofBoth", "ofSheet"]],
      ofPages: [9_000, []],
      ofBoth: [1_000, []],
      ofSheet: [2_000, []],
    } as const
    const pages = [["page1"], ["page2"], ["page3"]]
    expect(planOf(parts, pages)).toEqual([["ofPages"], ["ofBoth", "ofSheet"]])
    expect(planOf(parts, pages, ["sheet1"])).toEqual([["ofPages"], ["ofBoth"], ["ofSheet"]])
  })

  it("never import themselves by way of another", () => {
    const parts = (between: "page2" | "bottom") =>
      ({
        first: [10, [], ["page1", "page2"]],
        page1: [10, ["top"]],
        top: [10, [between]],
        page2: [10, ["bottom"]],
        bottom: [10, []],
      }) as const
    expect(planOf(parts("bottom"), [["page1"], ["page2"]])).toEqual([["bottom", "top"]])
    expect(planOf(parts("page2"), [["page1"], ["page2"]])).toEqual([["bottom"], ["top"]])
  })

  it("cannot be planned for a page that was not built", () => {
    expect(() => planOf({ first: [10, []] }, [["page1"]])).toThrow("page1 stands in no file of the build")
  })
})

const names = ["a", "b", "c", "d", "e", "f", "g", "h"]

/** Modules that import some of those after them, and pages that import some of all. */
const anySite = fc.record({
  parts: fc.tuple(
    ...names.map((_, index) => fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.subarray(names.slice(index + 1)))),
  ),
  pages: fc.array(fc.subarray(names, { minLength: 1 }), { minLength: 1, maxLength: 4 }),
})

it("Chunks hold each module that a page needs once, after those that they import from", () => {
  fc.assert(
    fc.property(anySite, ({ parts, pages }) => {
      const roots = pages.map((_, index) => `page${index}`)
      const importsOf = new Map(names.map((name, index) => [name, parts[index]?.[1] ?? []]))
      const plan = planOf(
        {
          first: [10, [], roots],
          ...Object.fromEntries(pages.map((imports, index) => [`page${index}`, [10, imports] as const])),
          ...Object.fromEntries(names.map((name, index) => [name, parts[index] ?? ([1, []] as const)])),
        },
        roots.map((root) => [root]),
      )
      const needed = new Set(pages.flat())
      for (const name of needed) for (const imported of importsOf.get(name) ?? []) needed.add(imported)
      expect(plan.flat().toSorted()).toEqual([...needed].toSorted())
      const place = (name: string) => plan.findIndex((chunk) => chunk.includes(name))
      for (const name of needed)
        for (const imported of importsOf.get(name) ?? []) expect(place(imported)).toBeLessThanOrEqual(place(name))
    }),
  )
})
