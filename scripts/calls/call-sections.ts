import * as wire from "@fakham/adapters/operator/wire"
import * as v from "valibot"
import { exampleOf } from "./example.ts"
import { sentences } from "./sentences.ts"

type Listed = wire.Call<wire.Schema, wire.Schema>

const isCall = (part: unknown): part is Listed =>
  typeof part === "object" && part !== null && "origin" in part && "path" in part

/** Every call of the wire, by its path. */
export const calls: ReadonlyArray<Listed> = Object.values<unknown>(wire)
  .filter(isCall)
  .toSorted((one, other) => (`${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1))

export type CallExample = { readonly asks: unknown; readonly answers: unknown }

export const exampleOfCall = ({ input, data }: Listed): CallExample => ({
  asks: exampleOf(input),
  answers: exampleOf(data),
})

/** Whether both ends would understand an example. */
export const isUnderstood = ({ input, data }: Listed, { asks, answers }: CallExample): boolean =>
  v.safeParse(input, asks).success && v.safeParse(data, answers).success

const query = (asks: unknown): string =>
  Object.entries(Object(asks ?? {}))
    .flatMap(([name, value]) => (typeof value === "string" || typeof value === "number" ? [`${name}=${value}`] : []))
    .join("&")

const section = (call: Listed): string => {
  const { method, path, origin } = call
  const { asks, answers } = exampleOfCall(call)
  const asked = method === "GET" ? query(asks) : asks === undefined ? "" : JSON.stringify(asks)
  const request = `${method} ${path}${method === "GET" && asked !== "" ? `?${asked}` : ""}`
  return [
    `### ${method} ${path}`,
    "",
    `**${origin}**: ${sentences[path.replace(/^\/(poy-)?api\//, "")] ?? ""}`,
    "",
    "```",
    request,
    ...(method === "POST" && asked !== "" ? [asked] : []),
    `→ ${JSON.stringify({ data: answers ?? null })}`,
    "```",
  ].join("\n")
}

const [from, to] = ["<!-- calls -->", "<!-- end of calls -->"]

/** The document with every call written anew between its marks. */
export const withCalls = (document: string): string => {
  const [before = "", rest = ""] = document.split(from)
  const [, after = ""] = rest.split(to)
  return `${before}${from}\n\n${calls.map(section).join("\n\n")}\n\n${to}${after}`
}
