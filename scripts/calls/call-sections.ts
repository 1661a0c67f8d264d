import { everyCall, type ListedCall } from "@fakham/adapters/operator/every-call"
import * as v from "valibot"
import { exampleOf } from "./example.ts"
import { sentences } from "./sentences.ts"

export type CallExample = { readonly asks: unknown; readonly answers: unknown }

export const exampleOfCall = ({ input, data }: ListedCall): CallExample => ({
  asks: exampleOf(input),
  answers: exampleOf(data),
})

/** Whether both ends would understand an example. */
export const isUnderstood = ({ input, data }: ListedCall, { asks, answers }: CallExample): boolean =>
  v.safeParse(input, asks).success && v.safeParse(data, answers).success

const query = (asks: unknown): string =>
  Object.entries(Object(asks ?? {}))
    .flatMap(([name, value]) => (typeof value === "string" || typeof value === "number" ? [`${name}=${value}`] : []))
    .join("&")

const section = (call: ListedCall): string => {
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
  return `${before}${from}\n\n${everyCall.map(section).join("\n\n")}\n\n${to}${after}`
}
