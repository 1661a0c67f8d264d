import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readHostSettings } from "../settings/settings.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "calls-"))
})
afterAll(() => rm(folder, { recursive: true }))

const settingsWith = async (content: string, env: Record<string, string> = {}) => {
  const file = join(folder, "calls.json")
  await writeFile(file, content)
  return readHostSettings({ OPERATOR_ORIGIN: "https://operator.example", OPERATOR_CALLS: file, ...env })
}

test("each call that is named has a path of its own; one path may be two calls of different methods", async () => {
  const content = {
    "POST /api/users.login": "/v1/sign-in",
    "GET /api/agents-supports": "/v1/support",
    "POST /api/agents-supports": "/v1/support",
  }
  expect((await settingsWith(JSON.stringify(content))).settings?.operatorCalls).toEqual(
    new Map([
      ["POST /api/users.login", "/v1/sign-in"],
      ["GET /api/agents-supports", "/v1/support"],
      ["POST /api/agents-supports", "/v1/support"],
    ]),
  )
  expect((await settingsWith("{}")).settings?.operatorCalls).toEqual(new Map())
})

test.each([
  ["{", "a file of JSON"],
  ["[]", 'paths by call: {"POST /api/users.login": "/v1/sign-in"}'],
  ['{"POST /api/users.logn": "/v1/sign-in"}', "POST /api/users.logn: no call of docs/api.md"],
  ['{"GET /api/users.login": "/v1/sign-in"}', "GET /api/users.login: no call of docs/api.md"],
  ['{"POST /api/users.login": "sign-in"}', "POST /api/users.login: a path that begins with /"],
  ['{"POST /api/users.login": "https://a.example/x"}', "POST /api/users.login: a path that begins with /"],
  ['{"POST /api/users.login": "/../x"}', "POST /api/users.login: a path that begins with /"],
  ['{"POST /api/users.login": "/x?y=1"}', "POST /api/users.login: a path that begins with /"],
  ['{"POST /api/users.login": 7}', "POST /api/users.login: a path that begins with /"],
  ['{"GET /api/cashs": "/a", "GET /api/cashs": "/b"}', "GET /api/cashs: stands here twice"],
  ['{"GET /api/cashs": "/money", "GET /api/af-cashs": "/money"}', "GET /api/af-cashs and GET /api/cashs: at one path"],
  ['{"GET /api/cashs": "/api/af-cashs"}', "GET /api/af-cashs and GET /api/cashs: at one path"],
  [
    '{"GET /api/cash": "/a", "GET /api/cashs": "b"}',
    "GET /api/cash: no call of docs/api.md; GET /api/cashs: a path that begins with /",
  ],
])("%s ends the start with what is wrong: %s", async (content, wanted) => {
  expect((await settingsWith(content)).faults).toEqual([
    { variable: "OPERATOR_CALLS", given: join(folder, "calls.json"), wanted },
  ])
})

test("a call that comes to stand where another is moved to by its prefix is found too", async () => {
  const { faults } = await settingsWith('{"GET /api/cashs": "/v2/af-cashs"}', { OPERATOR_PATHS: "/api=/v2" })
  expect(faults?.[0]?.wanted).toBe("GET /api/af-cashs and GET /api/cashs: at one path")
})

test("two calls may change places", async () => {
  const content = { "GET /api/cashs": "/api/af-cashs", "GET /api/af-cashs": "/api/cashs" }
  expect((await settingsWith(JSON.stringify(content))).faults).toBeUndefined()
})

test("a file that is not there ends the start", () => {
  const read = readHostSettings({ OPERATOR_ORIGIN: "https://operator.example", OPERATOR_CALLS: "/nowhere/calls.json" })
  expect(read.faults).toEqual([
    { variable: "OPERATOR_CALLS", given: "/nowhere/calls.json", wanted: "a file that can be read" },
  ])
})
