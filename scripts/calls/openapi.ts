import { everyCall, type ListedCall } from "@fakham/operator/every-call"
import { keyHeader } from "@fakham/operator/wire"
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts"
import { type Described, describedCall } from "./read-calls.ts"

/** Each call is asked under a key that changes something once, however often it is sent. */
const isKeyed = ({ method, path }: ListedCall) =>
  method === "POST" && /\.(?:create|move|claim|cancel|abort|signup)$/.test(path)

const propertiesOf = (schema: JsonSchema): ReadonlyArray<readonly [string, unknown]> =>
  Object.entries(Object(schema["properties"] ?? {}))

const isRequired = (schema: JsonSchema, name: string) => {
  const { required } = schema
  return Array.isArray(required) && required.includes(name)
}

const queryOf = (call: ListedCall, { asks }: Described) => {
  const schema = jsonSchemaOf(call.input)
  const examples = new Map<string, unknown>(Object.entries(Object(asks ?? {})))
  return propertiesOf(schema).map(([name, of]) => ({
    name,
    in: "query",
    required: isRequired(schema, name),
    schema: of,
    ...(examples.get(name) === undefined ? {} : { example: examples.get(name) }),
  }))
}

const bodyOf = (call: ListedCall, { asks }: Described) => {
  const schema = jsonSchemaOf(call.input)
  return call.method === "GET" || propertiesOf(schema).length + Object.keys(schema).length === 0
    ? {}
    : { requestBody: { content: { "application/json": { schema, ...(asks === undefined ? {} : { example: asks }) } } } }
}

const operationOf = (call: ListedCall) => {
  const example = describedCall(call)
  const parameters = [
    ...(call.method === "GET" ? queryOf(call, example) : []),
    ...(isKeyed(call)
      ? [{ name: keyHeader, in: "header", required: call.origin === "chosen", schema: { type: "string" } }]
      : []),
  ]
  return {
    operationId: `${call.method.toLowerCase()} ${call.path}`,
    tags: [call.origin],
    summary: example.sentence,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...bodyOf(call, example),
    responses: {
      200: {
        description: "The answer.",
        content: {
          "application/json": {
            schema: { type: "object", properties: { data: jsonSchemaOf(call.data) } },
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

/** A line for each path, so that a change of one is a change of one line. */
export const openapiText = (): string => {
  const { paths, ...rest } = openapi()
  const lines = Object.entries(paths).map(([path, operations]) => `    "${path}": ${JSON.stringify(operations)}`)
  return `${JSON.stringify(rest, undefined, 2).slice(0, -2)},\n  "paths": {\n${lines.join(",\n")}\n  }\n}\n`
}
