import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { everyCall } from "@fakham/operator/every-call"
import { expect, test } from "vitest"
import { root } from "../commands/run.ts"
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
  const schemaOf = (path: string) => ({
    get: { responses: { 200: { content: { "application/json": { schema: { properties: { data: path } } } } } } },
  })
  const { paths } = openapi()
  expect(paths["/poy-api/bet-lists.one"]).toMatchObject(
    schemaOf(expect.objectContaining({ required: ["betGroup", "betId"] })),
  )
  expect(paths["/api/cashs"]).toMatchObject(schemaOf(expect.objectContaining({ required: ["money"] })))
  expect(paths["/api/users-infos"]).toMatchObject(
    schemaOf(expect.not.objectContaining({ required: expect.anything() })),
  )
})
