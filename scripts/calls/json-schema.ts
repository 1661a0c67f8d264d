import type { Schema } from "@fakham/operator/wire"
import * as wire from "@fakham/operator/wire"
import {
  type ConversionConfig,
  type JsonSchema as JsonSchema7,
  toJsonSchema,
  toJsonSchemaDefs,
} from "@valibot/to-json-schema"

export type JsonSchema = Readonly<Record<string, unknown>>

const isSchema = (part: unknown): part is Schema => typeof part === "object" && part !== null && "~run" in part

/** What several calls share, by its name on the wire. */
const shared: Readonly<Record<string, Schema>> = Object.fromEntries(
  Object.entries<unknown>(wire)
    .filter((pair): pair is [string, Schema] => isSchema(pair[1]))
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
)
const names = new Map<unknown, string>(Object.entries(shared).map(([name, schema]) => [schema, name]))

/** What may be missing: whoever reads it goes on without. */
const isMissable = (entry: Schema): boolean =>
  /^(?:optional|nullish|exact_optional|undefinedable|unknown|never)$/.test(entry.type) || "fallback" in entry

/** Bounds that every number in JSON has. */
const isEveryNumbers = (bound: unknown): boolean => Math.abs(Number(bound)) === Number.MAX_SAFE_INTEGER

/** What was a text or a number before it was made one of them is still either; of variants more than one may fit. */
const asSent = (schema: JsonSchema7): JsonSchema7 => {
  const { oneOf, anyOf = oneOf, type, minimum, maximum, default: _, ...rest } = schema
  return {
    ...rest,
    ...(anyOf === undefined ? {} : { anyOf: anyOf.flatMap((one) => (isChoiceAlone(one) ? one.anyOf : [one])) }),
    ...(anyOf !== undefined || type === undefined ? {} : { type }),
    ...(minimum === undefined || isEveryNumbers(minimum) ? {} : { minimum }),
    ...(maximum === undefined || isEveryNumbers(maximum) ? {} : { maximum }),
  }
}

const isChoiceAlone = (schema: unknown): schema is { readonly anyOf: Array<JsonSchema7> } =>
  Object.keys(Object(schema)).join() === "anyOf"

/** A bound of what may be a text as well holds for numbers. */
const boundOf = (action: { readonly type: string }, { anyOf }: JsonSchema7): JsonSchema7 => {
  const bound: unknown = Reflect.get(action, "requirement")
  if (anyOf === undefined || typeof bound !== "number") return {}
  return action.type === "min_value" ? { minimum: bound } : action.type === "max_value" ? { maximum: bound } : {}
}

const config: ConversionConfig = {
  // Checks that JSON Schema cannot say are left out.
  errorMode: "ignore",
  target: "draft-2020-12",
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideAction: ({ valibotAction, jsonSchema }) => ({ ...asSent(jsonSchema), ...boundOf(valibotAction, jsonSchema) }),
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    const { properties, required: _, ...rest } = asSent(jsonSchema)
    const entries: unknown = Reflect.get(valibotSchema, "entries")
    if (properties === undefined || typeof entries !== "object" || entries === null) return rest
    const fields = Object.entries(entries).filter((pair): pair is [string, Schema] => isSchema(pair[1]))
    const there = new Set(fields.flatMap(([name, { type }]) => (type === "never" ? [] : [name])))
    const required = fields.flatMap(([name, entry]) => (isMissable(entry) ? [] : [name]))
    return {
      ...rest,
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => there.has(name))),
      ...(required.length === 0 ? {} : { required }),
    }
  },
}

const bare = (schema: JsonSchema7): JsonSchema => {
  const { $schema: _, $defs: __, ...rest } = schema
  return { ...rest }
}

/** What of a schema JSON Schema can say, all in one piece: the shape that is sent, before anything is made of it. */
export const jsonSchemaOf = (schema: Schema): JsonSchema => bare(toJsonSchema(schema, config))

/** The same, with what is shared by name. */
export const namedSchemaOf = (schema: Schema): JsonSchema => {
  const name = names.get(schema)
  return name === undefined
    ? bare(toJsonSchema(schema, { ...config, definitions: shared }))
    : { $ref: `#/components/schemas/${name}` }
}

const money = (decimals: string) => ({
  anyOf: [{ type: "number" }, { type: "string", pattern: `^-?\\d+(\\.\\d${decimals})?$` }],
})

/** What transformations of the wire ask for, which no schema of theirs says. */
const said: Readonly<Record<string, JsonSchema>> = {
  Amount: { ...money("+"), description: "Baht; what stands behind the second decimal is cut." },
  Baht: { ...money("{1,2}"), description: "Baht with at most two decimals." },
  Multiply: { ...money("{1,2}"), description: "A rate with at most two decimals." },
  Moment: { description: "Unix seconds, or a date and a time; of Thailand where no zone is named." },
  CreatedMoment: { description: "Unix seconds, or a date and a time; what ends in Z is Thai time." },
  CreatedAt: { description: "Thai time that ends in Z.", format: "date-time" },
}

/** Every schema that has a name. */
export const sharedSchemas = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs(shared, config)).map(([name, schema]) => [
      name,
      { ...bare(schema), ...said[name] },
    ]),
  )
