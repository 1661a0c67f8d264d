import { readFile } from "node:fs/promises"
import { run } from "../commands/run.ts"
import { findChromium, isRoot, type Kind, onPath } from "./chromium.ts"

const say = (line: string) => console.error(line)

const aptOptions = ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=30", "-o", "DPkg::Lock::Timeout=60"]
const apt = (...args: ReadonlyArray<string>) =>
  run("apt-get", [...aptOptions, ...args], { env: { DEBIAN_FRONTEND: "noninteractive" }, timeoutMs: 600_000 })

const isDebian = async (): Promise<boolean> =>
  /^ID=debian$/m.test(await readFile("/etc/os-release", "utf8").catch(() => "")) &&
  onPath("apt-get", process.env["PATH"] ?? "") !== undefined

/** Not every Debian has the headless shell; journeys do without. */
const installDebians = async () => {
  say("No Chromium here: installing Debian's and its headless shell by apt-get, within ten minutes.")
  await apt("update")
  for (const name of ["chromium", "chromium-headless-shell"])
    await apt("install", "-y", "--no-install-recommends", name)
}

const installPlaywrights = async () => {
  say("No Chromium here: fetching Playwright's, within five minutes.")
  await run("playwright", ["install", "chromium"], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
    timeoutMs: 300_000,
  })
}

/** Finds a Chromium or installs one; undefined, after one line that says what to do, where neither works. */
export const needChromium = async (kind: Kind = "full"): Promise<string | undefined> => {
  const found = findChromium(kind)
  if (found !== undefined) return found
  if (isRoot && (await isDebian())) await installDebians()
  if (findChromium(kind) === undefined) await installPlaywrights()
  const installed = findChromium(kind)
  if (installed === undefined)
    say("No Chromium could be installed: install one (apt-get install chromium) or name one in CHROMIUM_PATH.")
  return installed
}
