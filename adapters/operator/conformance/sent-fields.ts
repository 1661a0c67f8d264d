import * as v from "valibot"
import { Amount, Baht, CreatedMoment, Moment, type Schema } from "../wire/index.ts"
import type { Grade } from "./checks.ts"

/** What an operator tells of one field: of all rows of a list together. */
export type SentField = { readonly path: string; readonly outcome: Grade; readonly why?: string }

const isSchema = (part: unknown): part is Schema => typeof part === "object" && part !== null && "~run" in part
const part = (schema: Schema, name: string): unknown => Reflect.get(schema, name)
const schemasIn = (list: unknown): ReadonlyArray<Schema> => (Array.isArray(list) ? list.filter(isSchema) : [])

/** What has to be told, without the leave to tell nothing or anything else. */
const strict = (schema: Schema): { readonly schema: Schema; readonly isNeeded: boolean } => {
  const isNeeded = !("fallback" in schema)
  const wrapped = part(schema, "wrapped")
  if (isSchema(wrapped)) return { schema: strict(wrapped).schema, isNeeded: false }
  const pipe = part(schema, "pipe")
  if (isNeeded || !Array.isArray(pipe)) return { schema, isNeeded }
  const again: Schema = Reflect.apply(v.pipe, undefined, pipe)
  return { schema: again, isNeeded }
}

/** A schema, and those that it was made of by piping. */
const roots = (schema: Schema): ReadonlyArray<unknown> => {
  const [first] = schemasIn(part(schema, "pipe"))
  return first === undefined || first === schema ? [schema] : [schema, ...roots(first)]
}

const isFlag = (schema: Schema): boolean =>
  schemasIn(part(schema, "options"))
    .map(({ type }) => type)
    .join() === "boolean,number,string"

const nearerThan = 100_000_000_000

/** What is wrong with a value that a reader would make do with. */
const carelessness = (schema: Schema, value: unknown): string | undefined => {
  const made = new Set(roots(schema))
  if ((made.has(Amount) || made.has(Baht)) && !/^-?\d+(\.\d{1,2})?$/.test(String(value)))
    return "money has at most two decimals"
  if (made.has(Moment) || made.has(CreatedMoment)) {
    if (typeof value === "number" && value > nearerThan) return "a moment is told in seconds, not in milliseconds"
    if (typeof value === "string" && !/^\d+$/.test(value) && !/(?:Z|[+-]\d\d:?\d\d)$/.test(value))
      return "a moment names its zone"
  }
  return isFlag(schema) && !/^(?:0|1|true|false)$/.test(String(value)) ? "a flag is true or false, 1 or 0" : undefined
}

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? "a list" : `${typeof value} ${JSON.stringify(value)}`

type Say = (path: string, outcome: Grade, why?: string) => void

const readRows = (row: Schema, rows: ReadonlyArray<unknown>, path: string, say: Say) => {
  const { schema } = strict(row)
  const isReadable = (one: unknown) => v.safeParse(schema, one).success
  const readable = isSchema(part(row, "wrapped")) ? rows.filter(isReadable) : rows
  const [first] = rows
  if (rows.length === 0) return say(path, "met")
  if (readable.length === 0) {
    say(path, "wrong", "none of its rows can be read")
    return walk(row, first, `${path}[]`, say)
  }
  const lost = rows.length - readable.length
  say(path, "met", lost === 0 ? undefined : `${lost} of ${rows.length} rows cannot be read, and are left out`)
  for (const one of readable) walk(row, one, `${path}[]`, say)
}

const walk = (given: Schema, value: unknown, path: string, say: Say): void => {
  const { schema, isNeeded } = strict(given)
  if (value === undefined || value === null) {
    if (isNeeded && !v.safeParse(schema, value).success) return say(path, "wrong", "is needed, and missing")
    return say(path, value === null ? "met" : "missing", "is not told")
  }
  const fault = carelessness(schema, value)
  if (fault !== undefined) return say(path, "wrong", `${fault}: ${typeOf(value)}`)
  const [entries, item, options] = ["entries", "item", "options"].map((name) => part(schema, name))
  if (isSchema(item)) {
    if (!Array.isArray(value)) return say(path, "wrong", `is a list, and not ${typeOf(value)}`)
    return readRows(item, value, path, say)
  }
  const chosen = schemasIn(options).filter(
    (one) => isSchema(part(one, "value")) || part(one, "entries") !== undefined || part(one, "item") !== undefined,
  )
  if (chosen.length > 0) {
    const right = schemasIn(options).find((option) => v.safeParse(option, value).success) ?? chosen[0]
    return walk(right ?? schema, value, path, say)
  }
  if (typeof entries === "object" && entries !== null) {
    if (typeof value !== "object" || Array.isArray(value))
      return say(path, "wrong", `is an object, and not ${typeOf(value)}`)
    for (const [name, of] of Object.entries(entries))
      if (isSchema(of) && of.type !== "never")
        walk(of, Reflect.get(value, name), path === "" ? name : `${path}.${name}`, say)
  }
  const of = part(schema, "value")
  if (schema.type === "record" && isSchema(of)) {
    if (typeof value !== "object") return say(path, "wrong", `is an object, and not ${typeOf(value)}`)
    for (const each of Object.values(value)) walk(of, each, `${path}.*`, say)
    return say(path, "met")
  }
  const read = v.safeParse(schema, value)
  return say(path, read.success ? "met" : "wrong", read.issues?.[0].message)
}

const rank = { wrong: 2, met: 1, missing: 0 } as const

/** Every field that a schema has, and what an answer tells of it. */
export const sentFields = (schema: Schema, value: unknown): ReadonlyArray<SentField> => {
  const found = new Map<string, SentField>()
  walk(schema, value, "", (path, outcome, why) => {
    const known = found.get(path)
    if (known !== undefined && rank[known.outcome] >= rank[outcome]) return
    found.set(path, { path, outcome, ...(why === undefined ? {} : { why }) })
  })
  return [...found.values()]
}
