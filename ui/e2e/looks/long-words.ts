import type { BrowserContext } from "@playwright/test"

const accents: Readonly<Record<string, string>> = {
  a: "áa",
  e: "ée",
  i: "ïi",
  o: "öo",
  u: "üu",
  c: "ç",
  n: "ñ",
  s: "š",
  z: "ž",
  A: "Å",
  E: "É",
  I: "Ï",
  O: "Ö",
  U: "Ü",
}

/** A text a third as long again, with marks over its letters; tags stay. */
const lengthen = (text: string) =>
  text
    .split(/(<\/?\w+\/?>)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter)))
    .join("")

/** A message is a text, or texts and values in turn; a choice holds a message for each of its cases. */
const lengthenMessage = (message: unknown): unknown => {
  if (typeof message === "string") return lengthen(message)
  if (!Array.isArray(message)) return message
  return message.map((part: unknown) => {
    if (!Array.isArray(part)) return lengthenMessage(part)
    return part.map((one: unknown) =>
      typeof one === "object" && one !== null
        ? Object.fromEntries(Object.entries(one).map(([name, each]) => [name, lengthenMessage(each)]))
        : one,
    )
  })
}

const lengthenCatalogue = (script: string) =>
  script.replace(/JSON\.parse\((`|'|")([^]*?)\1\)/, (_, _quote, json: string) => {
    const messages: unknown = JSON.parse(json.replaceAll(/\\([\\`$'"])/g, "$1"))
    const long = Object.entries(messages ?? {}).map(([id, message]) => [id, lengthenMessage(message)])
    return `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(long)))})`
  })

/** Has English say everything in long words with accents, as a language would that nobody has translated yet. */
export const speakLongWords = async (context: BrowserContext): Promise<void> => {
  await context.route(/\/assets\/en-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: lengthenCatalogue(await response.text()) })
  })
}
