import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, it, test } from "vitest"
import { root } from "../commands/run.ts"
import { guarded, unguarded } from "./guarded-features.ts"
import { browserSupportOf, lateIn, newerKeys } from "./newer-features.ts"
import { newerInScript } from "./newer-in-scripts.ts"
import { newerInStyles } from "./newer-in-styles.ts"

const inScript = (text: string) => [...newerInScript("assets/a.js", text)]
const inStyles = (text: string) => [...newerInStyles(text)]
const textOf = (file: string) => readFile(join(root, file), "utf8")

describe("A feature that a least browser lacks is found in a built script", () => {
  it.each([
    ["const a = Map.groupBy(list, key)", "Map.groupBy", "chrome 117, safari 17.4, firefox 119"],
    ["fetch(url,{signal:AbortSignal.any([a,b])})", "AbortSignal.any", "chrome 116, safari 17.4, firefox 124"],
    ["let p=Promise.withResolvers()", "Promise.withResolvers", "chrome 119, safari 17.4, firefox 121"],
    ["new Set([1]).union(other)", ".union", "chrome 122, safari 17, firefox 127"],
    ["Array.fromAsync(stream)", "Array.fromAsync", "chrome 121"],
    ["new Intl.DurationFormat('th')", "Intl.DurationFormat", "chrome 129, firefox 136"],
    ["window.CloseWatcher", "CloseWatcher", "chrome 126, safari never, firefox 149"],
    ["using(new DisposableStack)", "DisposableStack", "chrome 134, safari never, firefox 141"],
    ["requestIdleCallback(work)", "requestIdleCallback", "safari never"],
    ["sheet.showPopover()", ".showPopover", "chrome 114, safari 17, firefox 125"],
    ["/[\\p{L}--[a-z]]/v.test(name)", "/v", "chrome 112, safari 17"],
  ])("%s", (text, feature, versions) => {
    expect(inScript(text)).toEqual([[feature, versions]])
  })

  it("and words of our own are none", () => {
    expect(inScript("machine.union=1;const o={CloseWatcher:2};o.scheduler.any(o.CloseWatcher,v.groupBy)")).toEqual([])
    expect(inScript("list.toSorted();list.at(-1);structuredClone({})")).toEqual([])
  })
})

describe("A feature that a least browser lacks is found in built styles", () => {
  it.each([
    ["a{color:red;field-sizing:content}", "field-sizing", "chrome 123, safari 26.2, firefox 152"],
    ["@layer x{a{color:red;b{color:red}}}", "nesting", "chrome 120, safari 17.2, firefox 117"],
    ["a{&:hover{color:red}}", "nesting", "chrome 120, safari 17.2, firefox 117"],
    ["@starting-style{a{opacity:0}}", "@starting-style", "chrome 117, safari 17.5, firefox 129"],
    ["a:popover-open{color:red}", ":popover-open", "chrome 114, safari 17, firefox 125"],
    ["a{color:light-dark(red,blue)}", "light-dark()", "chrome 123, safari 17.5, firefox 120"],
    ["a{grid-template-columns:subgrid}", "grid-template-columns: subgrid", "chrome 117"],
  ])("%s", (text, feature, versions) => {
    expect(inStyles(text)).toEqual([[feature, versions]])
  })

  it("and what all of them have is none", () => {
    expect(
      inStyles("@keyframes x{50%{top:0}}@layer a{a:hover{color:color-mix(in srgb,red 5%,blue);height:100dvh}}"),
    ).toEqual([])
    expect(inStyles('a:after{content:"a{field-sizing:content}"}/* @starting-style{} */')).toEqual([])
  })
})

describe("A newer feature", () => {
  const groupBy = new Map([["Map.groupBy", "chrome 117"]])

  it("is let through where something stands for it", () => {
    expect(unguarded("assets/a.js", groupBy)).toEqual([])
    expect(unguarded("assets/a.js", groupBy, {})).toEqual(["assets/a.js: Map.groupBy came with chrome 117"])
  })

  it("is not filled in for the worker, nor for what runs before the page's own scripts", () => {
    expect(unguarded("service-worker.js", groupBy)).toHaveLength(1)
    expect(unguarded("assets/prefetch-guest-a1.js", groupBy)).toHaveLength(1)
  })

  it.each(Object.entries(guarded).flatMap(([feature, guard]) => ("file" in guard ? [[feature, guard.file]] : [])))(
    "%s is looked for in %s",
    async (feature, file) => {
      expect(await textOf(file)).toMatch(new RegExp(`\\b${feature.split(".").at(-1)}\\b`))
    },
  )
})

test("what the page asks of a browser at first is what the least ones brought, and what no older one has", async () => {
  const [script] = /<script>.*?<\/script>/s.exec(await textOf("ui/index.html")) ?? []
  expect(script).toContain(
    '[].with && self.OffscreenCanvas && CSS.supports("color", "color-mix(in srgb, red, red)") ||',
  )
  const [withOf, canvas, mix] = ["javascript.builtins.Array.with", "api.OffscreenCanvas", "css.types.color.color-mix"]
  for (const key of [withOf, canvas, mix]) expect(newerKeys.has(key)).toBe(false)
  expect(browserSupportOf(withOf).firefox).toBe("115")
  expect(browserSupportOf(canvas).safari_ios).toBe("16.4")
  expect(browserSupportOf(mix).chrome_android).toBe("111")
})

test("a version counts by its numbers, and a browser without any lacks the feature", () => {
  expect(lateIn({ chrome_android: "≤37", safari_ios: "16.4", firefox: "115" })).toEqual([])
  expect(lateIn({ chrome_android: "99", safari_ios: "16.10", firefox: "preview" })).toEqual([
    "safari 16.10",
    "firefox preview",
  ])
})

test("docs/operations.md names the least browsers", async () => {
  expect(await textOf("docs/operations.md")).toContain("Chrome and Edge 111, Safari 16.4, Firefox 115")
})
