import type { CatalogType } from "@lingui/conf"
import { parseSync, Visitor } from "oxc-parser"

/** The files of a site by their paths. */
export type Sources = Readonly<Record<string, string>>

const longest = 18

/** Parts that show what they are given under these names on a button. */
const handedOn = new Set(["yes", "no", "again", "drop"])

const texts = new Set(["Trans", "Plural", "Select"])

const lineOf = (source: string, offset: number) => source.slice(0, offset).split("\n").length

/** The lines on which the texts of a file's buttons begin, and of links that look like one. */
const linesOfButtons = (file: string, source: string, looks: RegExp): ReadonlyArray<number> => {
  const found: Array<number> = []
  const onButton: Array<boolean> = []
  const isButton = new Set<unknown>()
  new Visitor({
    JSXElement: (element) => {
      const { name, attributes, start } = element.openingElement
      const tag = name.type === "JSXIdentifier" ? name.name : ""
      if (texts.has(tag) && onButton.at(-1) === true) found.push(lineOf(source, start))
      const looksLikeOne = attributes.some(
        (one) =>
          one.type === "JSXAttribute" && one.name.name === "className" && looks.test(source.slice(one.start, one.end)),
      )
      if (!(tag === "button" || /(?<!Icon)Button$/.test(tag) || looksLikeOne)) return
      isButton.add(element)
      onButton.push(true)
    },
    "JSXElement:exit": (element) => {
      if (isButton.has(element)) onButton.pop()
    },
    JSXAttribute: ({ name }) => {
      onButton.push(name.type === "JSXIdentifier" && handedOn.has(name.name))
    },
    "JSXAttribute:exit": () => {
      onButton.pop()
    },
    TaggedTemplateExpression: ({ tag, start }) => {
      if (tag.type === "Identifier" && tag.name === "t" && onButton.at(-1) === true) found.push(lineOf(source, start))
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** Marks over, under and behind a letter, and letters that stand under another one. */
const besideLetters = /[\u17d2\u1039]\p{L}|[\p{M}\p{Cf}]/gu

/** What each case of a choice says; a value is as long as two letters. */
const casesOf = (text: string): ReadonlyArray<string> => {
  const plain = text.replaceAll(/<\/?\w+\/?>/g, "")
  const choice = /\{\w+, \w+,((?: (?:=?\w+) \{[^{}]*\})+)\}/.exec(plain)
  if (choice === null) return [plain.replaceAll(/\{\w+\}|#/g, "00")]
  return [...(choice[1] ?? "").matchAll(/ =?\w+ \{([^{}]*)\}/g)].flatMap(([, one = ""]) =>
    casesOf(plain.replace(choice[0], one)),
  )
}

const lengthOf = (text: string) =>
  Math.max(...casesOf(text).map((one) => one.replaceAll(besideLetters, "").trim().length))

/** Buttons with a label that is too long for a narrow phone, a sentence each; letters are counted without their marks. */
export const longLabels = (
  all: ReadonlyArray<Readonly<Record<string, CatalogType>>>,
  sourceLocale: string,
  sources: Sources,
): ReadonlyArray<string> => {
  const made = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\b(\w+) = buttonClass\(/g)].flatMap(([, name = ""]) => name),
  )
  const looks = new RegExp(`\\b(?:${["buttonClass", ...made].join("|")})\\b`)
  const places = new Set(
    Object.entries(sources).flatMap(([file, source]) =>
      linesOfButtons(file, source, looks).map((line) => `${file}:${line}`),
    ),
  )
  const met = new Set<string>()
  const long = all.flatMap((catalogues) =>
    Object.entries(catalogues[sourceLocale] ?? {}).flatMap(([id, { message = id, origin = [] }]) => {
      const at = origin.map(([file, line]) => `${file}:${line}`).filter((place) => places.has(place))
      for (const place of at) met.add(place)
      if (at.length === 0) return []
      return Object.entries(catalogues).flatMap(([locale, { [id]: one }]) => {
        const length = lengthOf(one?.translation ?? "")
        return length > longest
          ? [`${locale}: "${message}" stands on a button and has ${length} letters: "${one?.translation}" (${at[0]})`]
          : []
      })
    }),
  )
  return [...long, ...[...places].flatMap((place) => (met.has(place) ? [] : [`${place} is a button of no catalogue`]))]
}
