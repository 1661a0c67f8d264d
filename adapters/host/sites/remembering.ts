/** Asks once at a time, and remembers the answer for as long as it says. */
export const remembering = <Answer>(
  ask: () => Promise<Answer>,
  forMs: (answer: Answer) => number,
): (() => Promise<Answer>) => {
  let known: { until: number; readonly answer: Promise<Answer> } | undefined
  return () => {
    if (known !== undefined && known.until > Date.now()) return known.answer
    const asked = { until: Number.POSITIVE_INFINITY, answer: ask() }
    known = asked
    void asked.answer.then(forMs, () => 0).then((keepMs) => (asked.until = Date.now() + keepMs))
    return asked.answer
  }
}
