/** Words of the operator: text is shown as it stands, html is cleaned before it is shown. */
export type OperatorText = { readonly writtenAs: "text" | "html"; readonly words: string }

/** Elements whose end is the end of a line. */
const linesEnd = /^(?:\/(?:p|div|li|tr|h[1-6]|ul|ol|table|blockquote)|br\/?)$/
/** Elements whose content is no text for readers. */
const unread = /^(?:script|style|template|title|noscript|iframe|textarea|svg|object)$/
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " }

/** The text alone, without elements: for where html cannot be cleaned. It is to be shown as text, never as html again. */
export const plainText = ({ writtenAs, words }: OperatorText): string => {
  if (writtenAs === "text") return words
  const [text = "", ...pieces] = words.split("<")
  const read: Array<string> = [text]
  let within: string | undefined
  for (const piece of pieces) {
    const name = /^(?:\/?[a-z][a-z0-9]*\/?|!)/i.exec(piece)?.[0].toLowerCase()
    const after = piece.slice(piece.indexOf(">") + 1 || piece.length)
    if (within !== undefined) {
      if (name !== `/${within}`) continue
      within = undefined
      read.push(after)
    } else if (name === undefined) read.push(`<${piece}`)
    else if (unread.test(name)) within = name
    else read.push(linesEnd.test(name) ? "\n" : "", after)
  }
  return decoded(read.join(""))
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n")
}

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|([a-z]{2,4}));/g, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (entities[name ?? ""] ?? whole) : letter(Number(code), whole),
  )

const letter = (code: number, whole: string): string =>
  code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : whole
