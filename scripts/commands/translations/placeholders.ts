import { createCompiledCatalog } from "@lingui/cli/api"

/** What a translation has to bring along from its source: values, tags, the cases of a choice. */
export type Placeholders = { readonly words: ReadonlySet<string>; readonly error?: string }

const tags = (text: string): ReadonlyArray<string> => text.match(/<\/?\w+\/?>/g) ?? []

const cases = (name: string, kind: string, choice: object): ReadonlyArray<string> =>
  kind === "select" ? Object.keys(choice).map((key) => `{${name}=${key}}`) : []

const wordsIn = (part: unknown): ReadonlyArray<string> => {
  if (typeof part === "string") return tags(part)
  if (!Array.isArray(part)) return []
  return part.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return wordsIn(token)
    const [first, second, choice]: ReadonlyArray<unknown> = token
    const [name = "", kind = ""] = [first, second].map((word) => (typeof word === "string" ? word : ""))
    const own = `{${name}${kind && `, ${kind}`}}`
    if (typeof choice !== "object" || choice === null) return [own]
    return [own, ...cases(name, kind, choice), ...Object.values(choice).flatMap(wordsIn)]
  })
}

/** Reads a message as the site will. */
export const placeholdersOf = (message: string): Placeholders => {
  const { source, errors } = createCompiledCatalog("en", { message }, { namespace: "json", strict: true })
  const [broken] = errors
  if (broken) return { words: new Set(), error: broken.error.message }
  const { messages }: { messages: { message: unknown } } = JSON.parse(source)
  return { words: new Set(wordsIn(messages.message)) }
}
