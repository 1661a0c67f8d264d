import type { Locale } from "@fakham/core"

/** Whether an address is one of the operator's calls. */
export const isCall = (url: string): boolean => /^\/(?:poy-)?api\//.test(new URL(url).pathname)

/**
 * A page whose speed is measured. Of those whose address changes, `bet` stands for the bet page of the next government
 * draw, and `ticket` for a fast deposit that waits for its money; `statement` is one of 10,000 entries.
 */
export type MeasuredPage = {
  readonly name: string
  readonly isPlayers: boolean
  /** A selector of what a visitor comes to tap. */
  readonly control: string
}

export const measuredPages: ReadonlyArray<MeasuredPage> = [
  { name: "/", isPlayers: false, control: "form input[name=username]" },
  { name: "/main", isPlayers: true, control: "main a[href^='/lotto/']" },
  { name: "/lotto", isPlayers: true, control: "main a[href^='/lotto/']" },
  { name: "/lotto/yeekee", isPlayers: true, control: "main a[href^='/lotto/yeekee/']" },
  { name: "/lotto/gov", isPlayers: true, control: "main a[href^='/lotto/gov/']" },
  { name: "bet", isPlayers: true, control: "main [aria-pressed]" },
  { name: "/poy", isPlayers: true, control: "main a[href^='/poy/']" },
  { name: "/results", isPlayers: true, control: "main a[href^='/results']" },
  { name: "/register", isPlayers: false, control: "main form input[name=username]" },
  { name: "/profile", isPlayers: true, control: "main a[href='/profile/edit']" },
  { name: "/credit/deposit", isPlayers: true, control: "main a[href^='/credit/deposit/']" },
  { name: "ticket", isPlayers: true, control: "main button" },
  { name: "statement", isPlayers: true, control: "main [aria-pressed]" },
  { name: "/games", isPlayers: true, control: "main li a[href^='/game/']" },
  { name: "/game/pegasus", isPlayers: true, control: "main li a[href^='/game/pegasus/']" },
  { name: "/how-to", isPlayers: false, control: "main a[href^='/howto/']" },
]

/** One page in one language. */
export type Case = { readonly page: MeasuredPage; readonly locale: Locale }

export type Choice = {
  readonly cases: ReadonlyArray<Case>
  /** Nothing was left out, so the figures may stand in the record. */
  readonly isWhole: boolean
}

const locales: ReadonlyArray<Locale> = ["th", "en", "kh", "mm"]

/** The pages and languages that comma-separated names choose; a sentence where a name is unknown. */
export const chooseCases = (
  pages: string | undefined,
  languages: string | undefined,
  usual: ReadonlyArray<Locale>,
): Choice | string => {
  const names = pages?.split(",") ?? measuredPages.map(({ name }) => name)
  const chosen = measuredPages.filter(({ name }) => names.includes(name))
  const spoken = languages === undefined ? usual : locales.filter((locale) => languages.split(",").includes(locale))
  if (chosen.length !== new Set(names).size)
    return `--pages takes some of ${measuredPages.map(({ name }) => name).join(",")}`
  if (spoken.length !== (languages?.split(",").length ?? usual.length))
    return `--locales takes some of ${locales.join(",")}`
  return {
    cases: spoken.flatMap((locale) => chosen.map((page) => ({ page, locale }))),
    isWhole: pages === undefined && languages === undefined,
  }
}
