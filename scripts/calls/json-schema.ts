import type { Schema } from "@fakham/operator/wire"

export type JsonSchema = Readonly<Record<string, unknown>>

const isSchema = (part: unknown): part is Schema => typeof part === "object" && part !== null && "~run" in part

const part = (schema: Schema, name: string): unknown => Reflect.get(schema, name)

const schemasIn = (list: unknown): ReadonlyArray<Schema> => (Array.isArray(list) ? list.filter(isSchema) : [])

const inside = (found: unknown): JsonSchema => (isSchema(found) ? jsonSchemaOf(found) : {})

/** What may be missing: whoever reads it goes on without. */
const maybeMissing = new Set(["optional", "nullish", "exact_optional", "undefinedable", "unknown"])
const mayBeMissing = (schema: Schema): boolean =>
  maybeMissing.has(schema.type) || "fallback" in schema || schema.type === "never"

const objectOf = (entries: object): JsonSchema => {
  const fields = Object.entries(entries).filter((pair): pair is [string, Schema] => isSchema(pair[1]))
  const required = fields.filter(([, schema]) => !mayBeMissing(schema)).map(([name]) => name)
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.filter(([, { type }]) => type !== "never").map(([name, schema]) => [name, jsonSchemaOf(schema)]),
    ),
    ...(required.length === 0 ? {} : { required }),
  }
}

const isTypeAlone = (schema: JsonSchema) => Object.keys(schema).join() === "type"

const anyOf = (options: ReadonlyArray<JsonSchema>): JsonSchema => {
  const distinct = [...new Map(options.map((option) => [JSON.stringify(option), option])).values()]
  if (distinct.length === 1 && distinct[0] !== undefined) return distinct[0]
  return distinct.every(isTypeAlone)
    ? { type: [...new Set(distinct.flatMap(({ type }) => type))] }
    : { anyOf: distinct }
}

/** What of a schema JSON Schema can say: the shape that is sent, before anything is made of it. */
export const jsonSchemaOf = (schema: Schema): JsonSchema => {
  const entries = part(schema, "entries")
  const options = part(schema, "options")
  switch (schema.type) {
    case "string":
    case "number":
    case "boolean":
      return { type: schema.type }
    case "picklist":
      return { enum: options }
    case "literal":
      return { const: part(schema, "literal") }
    case "array":
      return { type: "array", items: inside(part(schema, "item")) }
    case "record":
      return { type: "object", additionalProperties: inside(part(schema, "value")) }
    case "union":
    case "variant":
      return anyOf(schemasIn(options).map(jsonSchemaOf))
    // What may be missing may be null as well, and is said so once for all fields.
    case "nullish":
      return inside(part(schema, "wrapped"))
    case "nullable":
      return anyOf([inside(part(schema, "wrapped")), { type: "null" }])
    case "optional":
      return inside(part(schema, "wrapped"))
    default:
      return typeof entries === "object" && entries !== null ? objectOf(entries) : {}
  }
}
