import { newerKeys } from "./newer-features.ts"

/** Functions by their name, wherever the table of features keeps them. */
const functions: ReadonlyMap<string, string> = new Map(
  [...newerKeys].flatMap(([key, versions]) => {
    const [, name] = /^css\.types\.(?:[\w-]+\.)*([\w-]+)$/.exec(key) ?? []
    return name === undefined ? [] : [[name, versions]]
  }),
)

/** The features of a built style sheet that a least browser lacks, each with the versions that brought it. */
export const newerInStyles = (text: string): ReadonlyMap<string, string> => {
  const css = text.replaceAll(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, "")
  const found = new Map<string, string>()
  const look = (name: string, versions: string | undefined) => {
    if (versions !== undefined) found.set(name, versions)
  }
  const property = (name: string, value: string) => {
    const versions = newerKeys.get(`css.properties.${name}`)
    look(name, versions)
    if (versions === undefined)
      for (const [word] of value.matchAll(/[\w-]+/g))
        look(`${name}: ${word}`, newerKeys.get(`css.properties.${name}.${word}`))
    for (const [, called = ""] of value.matchAll(/([\w-]+)\(/g)) look(`${called}()`, functions.get(called))
  }
  /** Whether each brace that is open was opened by a selector. */
  const within: Array<boolean> = []
  // What stands before a brace is a selector or a rule, what ends otherwise a property.
  for (const [, words = "", end] of css.matchAll(/([^{};]*)([{};])/g)) {
    const [, rule] = /^\s*@([\w-]+)/.exec(words) ?? []
    const isSelector = end === "{" && rule === undefined
    if (rule !== undefined) look(`@${rule}`, newerKeys.get(`css.at-rules.${rule}`))
    if (isSelector) {
      for (const [colons, name = ""] of words.matchAll(/::?([\w-]+)/g))
        look(colons, newerKeys.get(`css.selectors.${name}`))
      if (within.at(-1) === true) look("nesting", newerKeys.get("css.selectors.nesting"))
    }
    const [, name, value = ""] = (end !== "{" && /^\s*([\w-]+)\s*:(.*)$/s.exec(words)) || []
    if (name !== undefined) property(name, value)
    if (end === "{") within.push(isSelector)
    else if (end === "}") within.pop()
  }
  return found
}
