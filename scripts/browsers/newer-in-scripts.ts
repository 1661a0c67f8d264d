import { parseSync, Visitor } from "oxc-parser"
import { newerKeys, olderWords } from "./newer-features.ts"

/** What is called on objects of the page; of others, too many methods have names that ours have too. */
const ofPages =
  /^(?:Blob|CanvasRenderingContext2D|Clipboard|Document|DocumentFragment|Element|FormData|HTML(?:Dialog|Form|Input|Select)?Element|Navigator|Node|Range|ReadableStream|Request|Response|ServiceWorkerRegistration|ShadowRoot|URLSearchParams|Window)$/
/** All they have is asked of themselves. */
const withoutObjects = new Set(["Atomics", "Error", "JSON", "Math", "Object", "Promise", "Proxy", "Reflect", "Symbol"])
const windows = new Set(["globalThis", "self", "window"])

/** `Notification`, `AbortSignal.any`, and by its last word `.toWellFormed` of every text. */
const newerNames = (): ReadonlyMap<string, string> => {
  const names = new Map<string, string>()
  for (const [key, versions] of newerKeys) {
    const [, kind, path = ""] = /^(api|javascript\.builtins)\.([\w.]+)$/.exec(key) ?? []
    const [owner = "", part = "", ...more] = path.split(".")
    if (kind === undefined || more.length > 0) continue
    // What a window has is called without naming it.
    if (part === "" || owner === "Window") names.set(part || owner, versions)
    if (part !== "") {
      const name = part.replace(/_static$/, "")
      names.set(`${owner}.${name}`, versions)
      // Objects of a class that is newer itself are found by its own name.
      const isOfNewer = newerKeys.has(`javascript.builtins.${owner}.${owner}`)
      const isMember = kind === "api" ? ofPages.test(owner) : !withoutObjects.has(owner) && !isOfNewer
      if (isMember && name === part && !olderWords.has(name)) names.set(`.${name}`, versions)
    }
  }
  return names
}
const names = newerNames()

/** The features of a built script that a least browser lacks, each with the versions that brought it. */
export const newerInScript = (file: string, text: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const look = (name: string) => {
    const versions = names.get(name)
    if (versions !== undefined) found.set(name, versions)
  }
  /** Words that name a part of an object and no variable. */
  const parts = new Set<object>()
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type !== "MemberExpression" || callee.computed || callee.property.type !== "Identifier") return
      const { object, property } = callee
      if (object.type !== "Identifier" || !names.has(`${object.name}.${property.name}`)) look(`.${property.name}`)
    },
    MemberExpression: ({ object, property, computed }) => {
      if (computed || property.type !== "Identifier") return
      parts.add(property)
      if (object.type !== "Identifier") return
      look(windows.has(object.name) ? property.name : `${object.name}.${property.name}`)
    },
    Property: ({ key, computed, shorthand }) => {
      if (!computed && !shorthand) parts.add(key)
    },
    Identifier: (word) => {
      if (!parts.has(word)) look(word.name)
    },
    Literal: (literal) => {
      if ("regex" in literal && literal.regex.flags.includes("v")) found.set("/v", "chrome 112, safari 17")
    },
  }).visit(program)
  return found
}
