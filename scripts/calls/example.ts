import type { Schema } from "@fakham/adapters/operator/wire"
import * as v from "valibot"
import { otherwise, values } from "./values.ts"

const isSchema = (part: unknown): part is Schema => typeof part === "object" && part !== null && "~run" in part

/** A part of what a schema says about itself. */
const part = (schema: Schema, name: string): unknown => Reflect.get(schema, name)

const inside = (found: unknown, name = ""): unknown => (isSchema(found) ? exampleOf(found, name) : undefined)

const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined)

/** What is asked for where anything is taken: a schema with something to fall back on understands all there is. */
const wantedBy = (schema: Schema): Schema => {
  if (!("fallback" in schema)) return schema
  const whole = firstOf(part(schema, "pipe")) ?? schema
  const wrapped = isSchema(whole) ? part(whole, "wrapped") : undefined
  return isSchema(wrapped) ? wantedBy(wrapped) : isSchema(whole) && whole !== schema ? whole : schema
}

/** An example of what a schema takes: its shape, filled in by the names of its fields where such a value fits. */
export const exampleOf = (schema: Schema, name = ""): unknown => {
  const wanted = wantedBy(schema)
  if (wanted !== schema) return values[name] === null ? null : exampleOf(wanted, name)
  const known = [values[name], otherwise[name]].find((value) => value !== undefined && v.is(schema, value))
  if (known !== undefined) return known
  const entries = part(schema, "entries")
  if (typeof entries === "object" && entries !== null)
    return Object.fromEntries(Object.entries(entries).map(([field, found]) => [field, inside(found, field)]))
  if (schema.type === "array") return [inside(part(schema, "item"))]
  const wrapped = part(schema, "wrapped")
  if (isSchema(wrapped)) return exampleOf(wrapped, name)
  const option = firstOf(part(schema, "options"))
  if (option !== undefined) return isSchema(option) ? exampleOf(option, name) : option
  if (schema.type === "literal") return part(schema, "literal")
  return schema.type === "boolean" ? true : undefined
}
