import { readFile } from "node:fs/promises"
import { expect, test } from "vitest"
import { contrastFaults, contrastOf, standardColours } from "./contrast.ts"

const themeIn = (css: string, theme: string) => css.split(`[data-theme="${theme}"] {`)[1]?.split("}")[0] ?? ""

test("the colours that a brand may replace are those of the design", async () => {
  const css = await readFile(new URL("../../../ui/design/tokens.css", import.meta.url), "utf8")
  for (const theme of ["dark", "light"] as const)
    for (const [name, colour] of Object.entries(standardColours[theme]))
      expect(themeIn(css, theme)).toContain(`--${name}: ${colour};`)
})

test("contrast is measured as WCAG 2 does", () => {
  expect(contrastOf("#000000", "#ffffff")).toBe(21)
  expect(contrastOf("#777777", "#777777")).toBe(1)
  expect(contrastOf("#f4f0e6", "#0b0e20")).toBeCloseTo(16.8, 1)
  expect(contrastOf("#5c5e7c", "#f4eee1")).toBeCloseTo(5.4, 1)
})

test("the site's own colours can be read on everything that they stand on", () => {
  expect(contrastFaults({})).toEqual([])
})

test("a colour that cannot be read is told with its theme, its ground and what it needs", () => {
  expect(contrastFaults({ light: { t3: "#9fa2c4" } })).toEqual([
    "light: t3 #9fa2c4 on sky-0 #f4eee1 has a contrast of 2.15 and needs 4.5",
    "light: t3 #9fa2c4 on sky-1 #fbf7ee has a contrast of 2.33 and needs 4.5",
    "light: t3 #9fa2c4 on sky-2 #fffdf8 has a contrast of 2.45 and needs 4.5",
    "light: t3 #9fa2c4 on sky-3 #eae1cf has a contrast of 1.92 and needs 4.5",
  ])
  expect(contrastFaults({ dark: { "gold-fill": "#3a2c00" } })).toEqual([
    "dark: on-gold #1d1503 on gold-fill #3a2c00 has a contrast of 1.33 and needs 4.5",
  ])
})
