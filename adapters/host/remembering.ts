/** Asks once for the same key at a time, and remembers the answer for as long as it says; at most so many. */
export const remembering = <Answer>(
  ask: (key: string) => Promise<Answer>,
  { forMs, atMost }: { readonly forMs: (answer: Answer) => number; readonly atMost: number },
): ((key: string) => Promise<Answer>) => {
  const known = new Map<string, { until: number; readonly answer: Promise<Answer> }>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined && found.until > Date.now()) return found.answer
    known.delete(key)
    for (const oldest of known.keys()) {
      if (known.size < atMost) break
      known.delete(oldest)
    }
    const asked = { until: Number.POSITIVE_INFINITY, answer: ask(key) }
    known.set(key, asked)
    void asked.answer.then(forMs, () => 0).then((keepMs) => (asked.until = Date.now() + keepMs))
    return asked.answer
  }
}
