import { chmod, chown, mkdir, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { root, run } from "../commands/run.ts"
import { freePort } from "../start/port.ts"
import { checkHealth, filesBelow, startContainer } from "./container.ts"
import { readDockerfile } from "./dockerfile.ts"
import { replayer } from "./replay.ts"

// Plays the Dockerfile without an engine: its steps in empty folders, its programs as a plain user, a slip through both.
const stages = readDockerfile(await readFile(join(root, "Dockerfile"), "utf8"))
const home = await mkdtemp(join(tmpdir(), "fakham-image-"))
const faults: Array<string> = []
const hold = (is: boolean, what: string) => {
  console.log(`${is ? "✔" : "✘"} ${what}`)
  if (!is) faults.push(what)
}

try {
  await chmod(home, 0o755)
  const data = join(home, "volume")
  await mkdir(data)
  if (process.getuid?.() === 0) await chown(data, 1_000, 1_000)

  const { play, programOf } = replayer(stages, home, console.log)
  const standIn = await play("stand-in")
  const host = await play("host")
  const before = [standIn, host].map(({ folder }) => filesBelow(folder))

  const ofStandIn = { PORT: `${await freePort("127.0.0.1")}`, HOST: "127.0.0.1", DATA_DIR: data, LOG: "error" }
  const operator = await startContainer(standIn, programOf("stand-in", "CMD"), ofStandIn)
  const ofHost = {
    PORT: `${await freePort("127.0.0.1")}`,
    HOST: "127.0.0.1",
    LOG: "error",
    OPERATOR_ORIGIN: operator.origin,
  }
  const site = await startContainer(host, programOf("host", "CMD"), { ...ofHost, PUSH_ORIGIN: operator.origin })
  hold((await checkHealth(standIn, programOf("stand-in", "HEALTHCHECK"), ofStandIn)) === 0, "the stand-in is healthy")
  hold((await checkHealth(host, programOf("host", "HEALTHCHECK"), ofHost)) === 0, "the host is healthy")

  const page = await fetch(`${site.origin}/`)
  hold(page.status === 200 && (await page.text()).includes("</html>"), "the host serves the first page")
  const slip = [
    "--conditions=@fakham/source",
    "adapters/operator/testing/one-slip.ts",
    site.origin,
    join(home, "memory"),
  ]
  const { output } = await run(process.execPath, slip)
  hold(output.includes("placed now"), `a player logs in and places a slip: ${output.trim().split("\n").at(-1)}`)

  hold((await site.stop()) === 0, "the host stops when it is told to")
  hold((await operator.stop()) === 0, "the stand-in stops when it is told to")
  hold(
    (await checkHealth(host, programOf("host", "HEALTHCHECK"), ofHost)) === 1,
    "a host that has stopped is not healthy",
  )
  const written = [standIn, host].flatMap(({ folder }, at) =>
    [...filesBelow(folder)].filter((file) => !before[at]?.has(file)),
  )
  hold(written.length === 0, `nothing was written but to the volume${written.map((file) => `\n  ${file}`).join("")}`)
} finally {
  await rm(home, { recursive: true, force: true })
}
console.log(faults.length === 0 ? "The images play a slip." : `${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
