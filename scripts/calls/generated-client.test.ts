import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { databaseSources, operatorOn } from "@fakham/stand-in/testing"
import { afterAll, beforeAll, expect, test } from "vitest"
import { root, run } from "../commands/run.ts"

const program = `
import { betListsLatest, cashs, defaults, numberSetsCreate, usersLogin } from "./client.ts"

defaults.baseUrl = process.argv[2] ?? ""
const login = await usersLogin({ userName: "somchai88", password: "Duean69#x" })
const authorization = \`Bearer \${login.headers.get("x-access-token")}\`
const balance = await cashs({ headers: { authorization } })
if (balance.status !== 200) throw new Error("no balance")
const rounds = await betListsLatest()
const first = rounds.status === 200 ? rounds.data.data?.[0]?.betId : undefined
const set = { name: "three", options: ["teng_bon_3"], numbers: ["123"] }
const made = await numberSetsCreate("a-key-of-a-set", set, { headers: { authorization } })
console.log(JSON.stringify([balance.data.data.money, typeof first, made.status]))
`

const [source] = await databaseSources()
if (source === undefined) throw new Error("SQLite is always there.")
const { fresh, clear } = source
let folder: string
let client: Awaited<ReturnType<typeof run>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fakham-client-"))
  await symlink(join(root, "node_modules"), join(folder, "node_modules"))
  await writeFile(join(folder, "package.json"), `{ "type": "module" }`)
  await writeFile(join(folder, "program.ts"), program)
  client = await run("oazapfts", ["docs/openapi.json", join(folder, "client.ts")])
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await clear()
})

const compile = () => {
  const options = "--noEmit --strict --target es2024 --module nodenext --types node --allowImportingTsExtensions"
  return run("tsc", [...options.split(" "), "--skipLibCheck", "program.ts"], { cwd: folder })
}

test("a client is generated from docs/openapi.json, and a program that uses it compiles", async () => {
  expect(client).toMatchObject({ code: 0 })
  expect(await compile()).toEqual({ code: 0, output: "", stdout: "" })
})

test("a program that asks for what no call takes does not compile", async () => {
  const wrong = program.replace('numbers: ["123"]', "numbers: 123")
  await writeFile(join(folder, "program.ts"), wrong)
  expect((await compile()).output).toContain("Type 'number' is not assignable to type 'string[]'")
  await writeFile(join(folder, "program.ts"), program)
})

test("the generated client speaks with an operator", async () => {
  const operator = await operatorOn(fresh)
  const { code, output } = await run(process.execPath, [join(folder, "program.ts"), operator.origin])
  expect([code, output.trim()]).toEqual([0, `[12480.5,"string",200]`])
  await operator.stop()
})
