import type { Theme } from "@fakham/core"

/** Colours of the site by token, for one theme. */
export type Colours = Readonly<Record<string, string>>
export type ThemeColours = Readonly<Record<Theme, Colours>>

/** The colours of ui/design/tokens.css that a brand may replace, and those that stand on them. */
export const standardColours = {
  dark: {
    "sky-0": "#0b0e20",
    "sky-1": "#141931",
    "sky-2": "#1c2140",
    "sky-3": "#282e54",
    "sky-4": "#373e6e",
    "sky-top": "#080a18",
    "sky-low": "#1b2147",
    t1: "#f4f0e6",
    t2: "#c3c5da",
    t3: "#9fa2c4",
    gold: "#f0c462",
    "gold-rule": "#f0c462",
    "gold-fill": "#f0c462",
    "gold-fill-press": "#d9ac49",
    "on-gold": "#1d1503",
    teal: "#5ad4b8",
    coral: "#ff917c",
    line: "#2a3056",
    "line-strong": "#7a80b2",
    "moon-dark": "#373e6e",
    "moon-edge": "#373e6e",
    key: "#2b325b",
  },
  light: {
    "sky-0": "#f4eee1",
    "sky-1": "#fbf7ee",
    "sky-2": "#fffdf8",
    "sky-3": "#eae1cf",
    "sky-4": "#dcd0b8",
    "sky-top": "#ede4d1",
    "sky-low": "#f4eee1",
    t1: "#1a1c38",
    t2: "#474a6a",
    t3: "#5c5e7c",
    gold: "#1a1c38",
    "gold-rule": "#e8b64a",
    "gold-fill": "#e8b64a",
    "gold-fill-press": "#d5a338",
    "on-gold": "#1d1503",
    teal: "#086453",
    coral: "#a83320",
    line: "#e0d5bf",
    "line-strong": "#857a5c",
    "moon-dark": "#2c2f5a",
    "moon-edge": "#2c2f5a",
    key: "#fffdf8",
  },
} as const satisfies ThemeColours

const grounds = ["sky-0", "sky-1", "sky-2", "sky-3"]
const texts = ["t1", "t2", "t3", "gold", "teal", "coral"]

/** What stands on what, and the WCAG 2 contrast that it needs: 4.5 for text, 3 for the edges of controls. */
const rules: ReadonlyArray<{ readonly ink: string; readonly ground: string; readonly least: number }> = [
  ...texts.flatMap((ink) => grounds.map((ground) => ({ ink, ground, least: 4.5 }))),
  ...grounds.map((ground) => ({ ink: "line-strong", ground, least: 3 })),
  ...["sky-top", "sky-low"].flatMap((ground) => ["t1", "t2"].map((ink) => ({ ink, ground, least: 4.5 }))),
  ...["gold-fill", "gold-fill-press"].map((ground) => ({ ink: "on-gold", ground, least: 4.5 })),
  { ink: "t1", ground: "key", least: 4.5 },
]

/** The first colours of each theme that cannot be told from their ground, as sentences. */
export const contrastFaults = (brand: Partial<ThemeColours>): ReadonlyArray<string> =>
  (["dark", "light"] as const).flatMap((theme) => {
    const colours: Colours = { ...standardColours[theme], ...brand[theme] }
    return rules.flatMap(({ ink, ground, least }) => {
      const [over, under] = [colours[ink] ?? "", colours[ground] ?? ""]
      const contrast = contrastOf(over, under)
      return contrast >= least
        ? []
        : [`${theme}: ${ink} ${over} on ${ground} ${under} has a contrast of ${contrast.toFixed(2)} and needs ${least}`]
    })
  })

/** WCAG 2: 1 for the same colour, 21 for black on white. */
export const contrastOf = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
