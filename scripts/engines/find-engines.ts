import { globSync } from "node:fs"
import { run } from "../commands/run.ts"
import { isRoot, onPath } from "../surroundings/chromium.ts"

/** What each engine is driven with, and the packages of Debian that bring it. */
const engines = {
  firefox: { programs: ["firefox-esr"], packages: ["firefox-esr"] },
  webkit: { programs: ["WebKitWebDriver", "Xvfb"], packages: ["webkit2gtk-driver", "xvfb"] },
} as const

type EngineName = keyof typeof engines

const names = ["firefox", "webkit"] as const

/** The small browser that comes with WebKitGTK. */
export const findMiniBrowser = (): string | undefined => globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").at(-1)

type Surroundings = { readonly path: string; readonly miniBrowser: string | undefined }

const surroundings = (): Surroundings => ({ path: process.env["PATH"] ?? "", miniBrowser: findMiniBrowser() })

/** The engines whose programs are all here. */
export const findEngines = ({ path, miniBrowser } = surroundings()): ReadonlyArray<EngineName> =>
  names
    .filter((name) => engines[name].programs.every((program) => onPath(program, path) !== undefined))
    .filter((name) => name !== "webkit" || miniBrowser !== undefined)

/** Installs Debian's packages of those that are missing, where root may; ten minutes at most. */
export const bringEngines = async (): Promise<void> => {
  const found = findEngines()
  const packages = names.filter((name) => !found.includes(name)).flatMap((name) => engines[name].packages)
  if (packages.length === 0 || !isRoot || onPath("apt-get", process.env["PATH"] ?? "") === undefined) return
  console.error(`Installing Debian's ${packages.join(", ")}.`)
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  await run("timeout", ["300", "apt-get", "update"], { env })
  await run("timeout", ["300", "apt-get", "install", "-y", "--no-install-recommends", ...packages], { env })
}
