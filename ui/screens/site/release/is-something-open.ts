const resting = new Set(["checkbox", "radio", "search", "hidden", "button", "submit", "range"])

/** What of a page shows whether it is in use. */
export type SeenPage = {
  readonly querySelector: (what: string) => object | null
  readonly querySelectorAll: (what: string) => Iterable<{ readonly type: string; readonly value: string }>
}

/** Whether loading anew would take something from whoever sits before the page: an open sheet, or what they have typed. */
export const isSomethingOpen = (page: SeenPage = thisPage): boolean =>
  page.querySelector("dialog[open]") !== null ||
  [...page.querySelectorAll("input, textarea")].some(({ type, value }) => value !== "" && !resting.has(type))

const thisPage: SeenPage = {
  querySelector: (what) => document.querySelector(what),
  querySelectorAll: (what) => document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(what),
}
