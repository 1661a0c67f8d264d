import { copyFile, mkdir, mkdtemp, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { parseArgs } from "node:util"
import { run } from "./commands/run.ts"
import { close, countSteps, runSteps, type Step } from "./commands/steps.ts"
import { bundledOutcome, inNodeOutcome, installPackage, slipOnlyOutcome } from "./core-package/consumers.ts"
import { packedInto } from "./core-package/tarball.ts"

// Packs core as it would be published and tries it as strangers would. --to <folder> keeps the tarball; --quick leaves out
// attw, which tells by other ways what compiling against the package in Node and for a bundler tells too.
const { to: folder, quick } = parseArgs({
  options: { to: { type: "string" }, quick: { type: "boolean", default: false } },
}).values
const home = await mkdtemp(join(tmpdir(), "fakham-pack-"))
const alone = await mkdtemp(join(tmpdir(), "fakham-slip-"))
const tarball = join(home, "core.tgz")

const pack: Step = {
  title: "tarball",
  run: async () => {
    const packed = await packedInto(home)
    await copyFile(packed.tarball, tarball)
    if (folder !== undefined) {
      await mkdir(folder, { recursive: true })
      await copyFile(tarball, join(folder, basename(packed.tarball)))
    }
    const { size } = await stat(tarball)
    return { ok: packed.sources > 0, note: `${packed.sources} sources, ${Math.round(size / 1_000)} kB`, output: "" }
  },
}

/** A tool that says so when it finds nothing to complain of. */
const judge = (title: string, [program = "", ...args]: ReadonlyArray<string>, content: string): Step => ({
  title,
  run: async () => {
    const { code, output } = await run(program, args)
    const ok = code === 0 && output.includes(content)
    return { ok, note: ok ? "nothing to complain of" : "finds fault", output }
  },
})

try {
  const packed = await runSteps([pack], 1)
  const tried = packed.every(({ ok }) => ok)
    ? [
        ...(await runSteps(
          [
            { title: "installed", run: () => installPackage(home, tarball) },
            { title: "slip alone", run: () => slipOnlyOutcome(alone, tarball) },
            judge("publint", ["publint", tarball, "--strict"], "All good"),
            ...(quick
              ? []
              : [judge("attw", ["attw", tarball, "--profile", "esm-only", "--format", "ascii"], "bundler: 🟢")]),
          ],
          2,
        )),
        ...(await runSteps(
          [
            { title: "in Node", run: () => inNodeOutcome(home) },
            { title: "bundled", run: () => bundledOutcome(home) },
          ],
          2,
        )),
      ]
    : []
  close(countSteps([...packed, ...tried]))
} finally {
  await rm(home, { recursive: true })
  await rm(alone, { recursive: true })
}
