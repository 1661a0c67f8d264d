import { once } from "node:events"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { runScript } from "../commands/run.ts"

test("start.ts says in one line that the port is taken, and does nothing else", async () => {
  const taken = createServer().listen(0, "127.0.0.1")
  await once(taken, "listening")
  const address = taken.address()
  const port = `${address !== null && typeof address === "object" ? address.port : 0}`
  const { code, output } = await runScript("start.ts", [], { env: { PORT: port } })
  taken.close()
  expect(output).toBe(`Port ${port} of 127.0.0.1 is taken: stop what runs there, or set PORT to another one.\n`)
  expect(code).toBe(1)
})

test.each(["start.ts", "dev.ts"])("%s shows every wrong setting in a table", async (script) => {
  const { code, output } = await runScript(script, [], { env: { PORT: "eighty", LOG: "loud" } })
  expect(code).toBe(1)
  expect(output).toBe(`These settings cannot be used:

  variable  given     wanted
  PORT      "eighty"  a port, 0 to 65535
  LOG       "loud"    off, error, info or debug
`)
})

test("dev.ts says in one line that its data cannot lie there, and builds nothing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-start-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  const dataDir = join(folder, "file")
  await writeFile(dataDir, "")
  const { code, output } = await runScript("dev.ts", [], { env: { PORT: "0", DATA_DIR: dataDir } })
  expect(output).toBe(
    `The database file ${dataDir}/sandbox.sqlite cannot be used: its folder is a file, or lies in one: name another folder in DATA_DIR.\n`,
  )
  expect(code).toBe(1)
})
