import { once } from "node:events"
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { runScript } from "../commands/run.ts"

test.each(["start.ts", "dev.ts"])(
  "%s says in one line that the port is taken, and does nothing else",
  async (script) => {
    const taken = createServer().listen(0, "127.0.0.1")
    await once(taken, "listening")
    const address = taken.address()
    const port = `${address !== null && typeof address === "object" ? address.port : 0}`
    const { code, output } = await runScript(script, [], { env: { PORT: port } })
    taken.close()
    expect(output).toBe(`Port ${port} of 127.0.0.1 is taken: stop what runs there, or set PORT to another one.\n`)
    expect(code).toBe(1)
  },
)

test.each(["start.ts", "dev.ts"])("%s shows every wrong setting in a table", async (script) => {
  const { code, output } = await runScript(script, [], { env: { PORT: "eighty", LOG: "loud" } })
  expect(code).toBe(1)
  expect(output).toBe(`These settings cannot be used:

  variable  given     wanted
  PORT      "eighty"  a port, 0 to 65535
  LOG       "loud"    off or json
`)
})

describe("a start says in one line that its data cannot lie there, and builds nothing:", () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "fakham-start-"))
    await writeFile(join(folder, "file"), "")
    await symlink("circle", join(folder, "circle"))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test.each([
    ["start.ts", "a file", "FOLDER/file", "its folder is a file, or lies in one: name another folder in DATA_DIR"],
    ["dev.ts", "a file", "FOLDER/file", "its folder is a file, or lies in one: name another folder in DATA_DIR"],
    [
      "start.ts",
      "a folder that nobody may write to",
      "/sys/fakham",
      "this account may not write there: name another folder in DATA_DIR, or let it write",
    ],
    [
      "start.ts",
      "two lines",
      "FOLDER/file/a\nb",
      "its folder is a file, or lies in one: name another folder in DATA_DIR",
    ],
    [
      "start.ts",
      "a path without end",
      `FOLDER/${"x".repeat(300)}`,
      "its path is too long: name another folder in DATA_DIR",
    ],
    ["start.ts", "a link to itself", "FOLDER/circle", "its path leads back to itself: name another folder in DATA_DIR"],
  ])("%s, %s", async (script, _, path, trouble) => {
    const dataDir = path.replace("FOLDER", folder)
    const { code, output } = await runScript(script, [], { env: { PORT: "0", DATA_DIR: dataDir } })
    const file = `${dataDir.replace("\n", " ")}/sandbox.sqlite`
    expect(output).toBe(`The database file ${file} cannot be used: ${trouble}.\n`)
    expect(code).toBe(1)
  })
})
