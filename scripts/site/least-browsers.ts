/** The oldest browsers in which the site runs: what it is built for; docs/operations.md has the reasons. */
export const leastBrowsers = { chrome: "111", safari: "16.4", firefox: "115" } as const

/** As bundlers write it; for iPhones some properties are written otherwise than for the Safari of a Mac. */
export const buildTarget: Array<string> = [
  ...Object.entries(leastBrowsers).map(([name, version]) => name + version),
  `ios${leastBrowsers.safari}`,
]
