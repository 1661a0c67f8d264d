type Compared = {
  readonly title: string
  /** How a missed bar begins; the title, unless it is said. */
  readonly missed?: string
  readonly own: number
  readonly rival: number
  /** Times the page by hand at most. */
  readonly bar: number
}

/** Milliseconds of the site, each beside those of a page by hand; and every bar that is missed, a sentence each. */
export const reportRival = (compared: ReadonlyArray<Compared>) => ({
  lines: compared.map(
    ({ title, own, rival, bar }) =>
      `${title}: ${own.toFixed(1)} ms, by hand ${rival.toFixed(1)} ms, ${(own / rival).toFixed(2)} x (bar ${bar})`,
  ),
  missed: compared.flatMap(({ title, missed = `${title}:`, own, rival, bar }) =>
    own / rival > bar ? [`${missed} ${(own / rival).toFixed(2)} x the plain page's time, over ${bar}`] : [],
  ),
})
