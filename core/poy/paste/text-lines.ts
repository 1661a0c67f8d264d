const lineBreak = /\r\n|[\n\r\u2028\u2029]/

/** A text with another line in the place of the one at `at`; all line breaks stay. */
export const withLine = (text: string, at: number, line: string): string =>
  text
    .split(/(\r\n|[\n\r\u2028\u2029])/)
    .with(at * 2, line)
    .join("")

/**
 * Where a line of the earlier text stands in the later one: the lines that are the same up to the end move with it,
 * every other one stays where it is or, when another stands there now, is gone.
 */
export const placeAfterEdit = (earlier: string, later: string): ((at: number) => number | undefined) => {
  const before = earlier.split(lineBreak)
  const after = later.split(lineBreak)
  const shorter = Math.min(before.length, after.length)
  let atStart = 0
  while (atStart < shorter && before[atStart] === after[atStart]) atStart++
  let atEnd = 0
  while (atStart + atEnd < shorter && before.at(-1 - atEnd) === after.at(-1 - atEnd)) atEnd++
  return (at) => {
    if (at >= before.length - atEnd) return at + after.length - before.length
    return at < shorter - atEnd && before[at] === after[at] ? at : undefined
  }
}
