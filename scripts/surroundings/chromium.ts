import { spawnSync } from "node:child_process"
import { accessSync, constants, globSync } from "node:fs"
import { basename, delimiter, dirname, join } from "node:path"
import { chromium } from "playwright"

export const isRoot = process.getuid?.() === 0

/** What a Chromium is started with in the checks; root cannot use its sandbox. */
export const chromiumArguments: ReadonlyArray<string> = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

type Surroundings = {
  readonly named: string | undefined
  readonly path: string
  /** Where Playwright keeps, or would keep, a Chromium of its own. */
  readonly playwrights: string
}

const surroundings = (): Surroundings => ({
  named: process.env["CHROMIUM_PATH"],
  path: process.env["PATH"] ?? "",
  playwrights: chromium.executablePath(),
})

export const onPath = (name: string, path: string): string | undefined =>
  path
    .split(delimiter)
    .filter((folder) => folder !== "")
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })

/** A browser whose libraries are missing lies on the disk and does not start. */
const starts = (file: string): boolean =>
  spawnSync(file, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0

/** The whole browser, or its shell without windows, which takes an eighth less of the processor. */
export type Kind = "full" | "headless shell"

/** Playwright keeps its headless shell in a folder beside its full Chromium, under the same revision. */
const shellBeside = (playwrights: string): ReadonlyArray<string> => {
  const revision = dirname(dirname(playwrights))
  const folder = basename(revision).replace(/^chromium-/, "chromium_headless_shell-")
  return globSync(join(dirname(revision), folder, "*", "{chrome-headless-shell,headless_shell}"))
}

const candidates = (kind: Kind, { path, playwrights }: Surroundings): ReadonlyArray<string | undefined> => {
  const full = [...["chromium", "chromium-browser", "google-chrome"].map((name) => onPath(name, path)), playwrights]
  return kind === "full" ? full : [onPath("chromium-headless-shell", path), ...shellBeside(playwrights), ...full]
}

/** The first Chromium that starts: the one the caller names, then those on the PATH, then Playwright's own; a shell before all full ones where it is asked for. */
export const findChromium = (kind: Kind = "full", around: Surroundings = surroundings()): string | undefined =>
  [around.named, ...candidates(kind, around)].find(
    (file): file is string => file !== undefined && file !== "" && starts(file),
  )
