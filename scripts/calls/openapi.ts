import { everyCall, type ListedCall } from "@fakham/operator/every-call"
import * as wire from "@fakham/operator/wire"
import * as v from "valibot"
import { namedSchemaOf, sharedSchemas } from "./json-schema.ts"
import { type Described, describedCall } from "./read-calls.ts"

/** Each call is asked under a key that changes something once, however often it is sent. */
const isKeyed = ({ method, path }: ListedCall) =>
  method === "POST" && /\.(?:create|move|claim|cancel|abort|signup)$/.test(path)

/** Each call is named as on the wire. */
const names = new Map<unknown, string>(Object.entries<unknown>(wire).map(([name, part]) => [part, name]))

const queryOf = (call: ListedCall, { asks }: Described) => {
  const { properties = {}, required = [] } = Object(namedSchemaOf(call.input))
  const needed = new Set<unknown>(required)
  return Object.entries(properties).map(([name, schema]) => {
    const { [name]: example } = Object(asks ?? {})
    const isNeeded = needed.has(name)
    return { name, in: "query", required: isNeeded, schema, ...(example === undefined ? {} : { example }) }
  })
}

const bodyOf = (call: ListedCall, { asks }: Described) => {
  const schema = namedSchemaOf(call.input)
  return call.method === "GET" || Object.keys(schema).length === 0
    ? {}
    : { requestBody: { content: { "application/json": { schema, ...(asks === undefined ? {} : { example: asks }) } } } }
}

/** Every answer is in `data`; only what tells nothing may be without. */
const answerOf = ({ data }: ListedCall) => ({
  type: "object",
  properties: { data: namedSchemaOf(data) },
  ...(v.safeParse(data, undefined).success ? {} : { required: ["data"] }),
})

const operationOf = (call: ListedCall) => {
  const example = describedCall(call)
  const parameters = [
    ...(call.method === "GET" ? queryOf(call, example) : []),
    ...(isKeyed(call)
      ? [
          {
            name: wire.keyHeader,
            in: "header",
            required: call.origin === "chosen",
            schema: { type: "string", pattern: "^[\\w.:-]{8,128}$" },
          },
        ]
      : []),
  ]
  return {
    operationId: names.get(call),
    tags: [call.origin],
    summary: example.sentence,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...bodyOf(call, example),
    responses: {
      200: {
        description: "The answer.",
        content: {
          "application/json": {
            schema: answerOf(call),
            example: { data: example.answers ?? null },
          },
        },
      },
      ...(call.cache === "no-cache" ? { 304: { $ref: "#/components/responses/Unchanged" } } : {}),
      default: { $ref: "#/components/responses/Refusal" },
    },
  }
}

/** Every call of the wire as OpenAPI 3.1; what is required in an answer is what the site cannot do without. */
export const openapi = () => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of everyCall)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) }
  return {
    openapi: "3.1.0",
    info: {
      title: "What the site asks of an operator",
      version: "1",
      description:
        "Calls tagged given are the product's own; an operator need have no others. Without a call tagged chosen the site does without what hangs on it. In an answer only what is required is needed: anything else may be missing, null or of another type, and is not known then. docs/api.md says more.",
    },
    tags: [
      { name: "given", description: "The product's own calls." },
      { name: "chosen", description: "Calls that this project adds." },
    ],
    security: [{ token: [] }],
    paths,
    components: {
      schemas: sharedSchemas(),
      securitySchemes: { token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      responses: {
        Unchanged: {
          description:
            "The answer is still the one whose ETag came as If-None-Match. The site asks so each time; an operator that sends no ETag answers in full.",
        },
        Refusal: {
          description: "A refusal, with a status of 400 or more.",
          content: {
            "application/json": {
              schema: {
                type: "object",
                properties: { code: { type: "string" }, message: { type: "string" }, data: {} },
              },
              example: { code: "defaultError", message: "Oops! Something went wrong. Please try again later." },
            },
          },
        },
      },
    },
  }
}

/** A line for each path and each schema, so that a change of one is a change of one line. */
export const openapiText = (): string => {
  const { paths, components, ...rest } = openapi()
  const { schemas, ...others } = components
  const lines = (of: object) => Object.entries(of).map(([name, part]) => `    "${name}": ${JSON.stringify(part)}`)
  const section = (name: string, of: object) => `"${name}": {\n${lines(of).join(",\n")}\n  }`
  const parts = [
    `"components": { "schemas": {\n${lines(schemas).join(",\n")}\n  }, ${JSON.stringify(others).slice(1)}`,
    section("paths", paths),
  ]
  return `${JSON.stringify(rest, undefined, 2).slice(0, -2)},\n  ${parts.join(",\n  ")}\n}\n`
}
