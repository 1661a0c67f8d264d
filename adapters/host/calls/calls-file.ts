import { readFileSync } from "node:fs"
import { everyCall } from "@fakham/operator/every-call"
import * as v from "valibot"
import { pathAtOperator } from "../proxy/operator-shape.ts"
import { pathShape } from "../settings/values.ts"

/** Where the operator has calls, by their names in docs/api.md: `POST /api/users.login`. */
export type OperatorCalls = ReadonlyMap<string, string>

const Renamed = v.record(v.string(), v.unknown())
const named = everyCall.map(({ method, path }) => ({ method, path, name: `${method} ${path}` }))
const names: ReadonlySet<string> = new Set(named.map(({ name }) => name))

/** The file of the operator's own paths, or in one line what is wrong with it. */
export const readCallsFile = (
  file: string,
  operatorPaths: ReadonlyMap<string, string> = new Map(),
): { readonly calls: OperatorCalls } | { readonly fault: string } => {
  let text: string
  let given: unknown
  try {
    text = readFileSync(file, "utf8")
    given = JSON.parse(text)
  } catch (error) {
    return { fault: error instanceof SyntaxError ? "a file of JSON" : "a file that can be read" }
  }
  const read = v.safeParse(Renamed, given)
  if (!read.success || Array.isArray(given)) return { fault: 'paths by call: {"POST /api/users.login": "/v1/sign-in"}' }
  const paths = Object.entries(read.output)
  const faults = [
    ...repeated(keysOf(text)).map((name) => `${name}: stands here twice`),
    ...paths.flatMap(([name]) => (names.has(name) ? [] : [`${name}: no call of docs/api.md`])),
    ...paths.flatMap(([name, path]) =>
      typeof path === "string" && pathShape.test(path) ? [] : [`${name}: a path that begins with /`],
    ),
  ]
  const calls = new Map(paths.map(([name, path]) => [name, String(path)]))
  const twice = faults.length > 0 ? [] : atOnePath(calls, operatorPaths)
  return faults.length + twice.length > 0 ? { fault: [...faults, ...twice].join("; ") } : { calls }
}

/** The names in the text of a flat record, as often as they stand there: a parser keeps the last of each alone. */
const keysOf = (text: string) =>
  [...text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/g)].flatMap(([, name = "", colon]) => (colon ? [name] : []))

const repeated = (list: ReadonlyArray<string>) => [...new Set(list.filter((one, at) => list.indexOf(one) !== at))]

/** Calls that the operator could not tell from each other. */
const atOnePath = (operatorCalls: OperatorCalls, operatorPaths: ReadonlyMap<string, string>) =>
  [
    ...Map.groupBy(
      named,
      (call) => `${call.method} ${pathAtOperator(call.method, call.path, { operatorCalls, operatorPaths })}`,
    ),
  ].flatMap(([, calls]) => (calls.length > 1 ? [`${calls.map(({ name }) => name).join(" and ")}: at one path`] : []))
