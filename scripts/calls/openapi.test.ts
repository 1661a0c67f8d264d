import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { everyCall } from "@fakham/operator/every-call"
import type { Schema } from "@fakham/operator/wire"
import * as wire from "@fakham/operator/wire"
import { expect, test } from "vitest"
import { root } from "../commands/run.ts"
import { jsonSchemaOf } from "./json-schema.ts"
import { openapi, openapiText } from "./openapi.ts"

test("docs/openapi.json holds every call of the wire; `npm run docs` writes it", async () => {
  const text = await readFile(join(root, "docs/openapi.json"), "utf8")
  expect(text).toBe(openapiText())
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(openapi())))
})

test("given and chosen calls are told apart, and each has an example of its answer", () => {
  const { paths } = openapi()
  for (const { path, method, origin } of everyCall)
    expect([path, paths[path]?.[method.toLowerCase()]]).toMatchObject([
      path,
      {
        tags: [origin],
        responses: {
          200: {
            content: {
              "application/json": {
                example: expect.objectContaining({ data: expect.toSatisfy((data) => data !== undefined) }),
              },
            },
          },
        },
      },
    ])
})

test("what an answer requires is what the site cannot do without", () => {
  const requiredOf = (call: { readonly data: Schema }) => jsonSchemaOf(call.data)["required"]
  expect(requiredOf(wire.betListsOne)).toEqual(["betGroup", "betId"])
  expect(requiredOf(wire.cashs)).toEqual(["money"])
  expect(requiredOf(wire.usersInfos)).toBe(undefined)
})

test("bounds, lengths and patterns of the schemas are in the document", () => {
  const { paths, components } = openapi()
  const { schemas } = components
  expect(schemas["WireNumberSet"]).toMatchObject({
    properties: {
      name: { minLength: 1, maxLength: 30 },
      numbers: { minItems: 1, items: { pattern: String.raw`^\d{1,3}$` } },
    },
  })
  expect(schemas["WireTicket4dLine"]).toMatchObject({ properties: { sets: { type: "integer", minimum: 1 } } })
  expect(schemas["Baht"]).toMatchObject({ anyOf: [{ type: "number" }, { pattern: String.raw`^-?\d+(\.\d{1,2})?$` }] })
  expect(JSON.stringify(paths["/poy-api/poys.all"])).toContain('"minimum":1,"maximum":1000000')
})

test("what calls share is named as on the wire, and each operation by a name of its own", () => {
  const { paths, components } = openapi()
  const text = JSON.stringify({ paths, components })
  const named = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name))
  expect(named.size).toBeGreaterThan(15)
  expect([...named].filter((name) => name === undefined || !(name in components.schemas))).toEqual([])
  const ids = [...text.matchAll(/"operationId":"([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(everyCall.length)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id ?? ""))).toEqual([])
})
