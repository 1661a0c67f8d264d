import { readFileSync } from "node:fs"
import { join } from "node:path"
import { everyCall, type ListedCall } from "@fakham/operator/every-call"
import { root } from "../commands/run.ts"

/** What docs/api.md says of a call: one sentence, and an example of what is asked and answered. */
export type Described = { readonly sentence: string; readonly asks: unknown; readonly answers: unknown }

const section =
  /^### (?<method>GET|POST) (?<path>\S+)\n\n\*\*(?<origin>given|chosen)\*\*: (?<sentence>.+)\n\n```\n\k<method> \k<path>(?:\?(?<query>.+))?\n(?:(?<body>\{.*)\n)?→ (?<answer>.+)\n```$/

const asked = (query: string | undefined, body: string | undefined): unknown => {
  if (body !== undefined) return JSON.parse(body)
  return query === undefined ? undefined : Object.fromEntries(query.split("&").map((pair) => pair.split(/=(.*)/s, 2)))
}

const described = (text: string): readonly [string, Described & { readonly origin: string }] => {
  const found = section.exec(text.trim())?.groups
  if (found === undefined) throw new Error(`docs/api.md has a call that cannot be read: ${text.slice(0, 80)}`)
  const { method, path, origin = "", sentence = "", query, body, answer = "" } = found
  const { data: answers }: { readonly data: unknown } = JSON.parse(answer)
  return [`${method} ${path}`, { origin, sentence, asks: asked(query, body), answers }]
}

/** The sections of the calls in a page, by method and path. */
export const callsIn = (page: string) => {
  const [, calls = ""] = /<!-- calls -->\n(.*)<!-- end of calls -->/s.exec(page) ?? []
  return new Map(calls.split(/\n(?=### )/).flatMap((text) => (text.trim() === "" ? [] : [described(text)])))
}

const page = callsIn(readFileSync(join(root, "docs/api.md"), "utf8"))

export const describedCall = ({ method, path }: Pick<ListedCall, "method" | "path">): Described => {
  const found = page.get(`${method} ${path}`)
  if (found === undefined) throw new Error(`docs/api.md says nothing of ${method} ${path}`)
  return found
}

/** What docs/api.md and the wire do not both say: calls of one of them alone, or of another origin. */
export const differences = (calls: ReadonlyMap<string, { readonly origin: string }> = page): ReadonlyArray<string> => {
  const wire = everyCall.map(({ method, path, origin }) => `${method} ${path} ${origin}`)
  const documented = [...calls].map(([name, { origin }]) => `${name} ${origin}`)
  return [
    ...wire.filter((one) => !documented.includes(one)).map((one) => `docs/api.md lacks ${one}`),
    ...documented.filter((one) => !wire.includes(one)).map((one) => `the wire lacks ${one}`),
  ]
}
