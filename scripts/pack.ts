import { cp, mkdir, mkdtemp, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { run } from "./commands/run.ts"
import { close, countSteps, runSteps, type Step } from "./commands/steps.ts"
import { bundledOutcome, inNodeOutcome, installPackages, slipOnlyOutcome } from "./packages/consumers.ts"
import { type Packed, packedInto } from "./packages/tarball.ts"

// Packs what is published as it would be and tries it as strangers would. --to <folder> keeps the tarballs; --quick leaves
// out attw, which tells by other ways what compiling against the packages in Node and for a bundler tells too.
const { to: folder, quick } = parseArgs({
  options: { to: { type: "string" }, quick: { type: "boolean", default: false } },
}).values
const home = await mkdtemp(join(tmpdir(), "fakham-pack-"))
const alone = await mkdtemp(join(tmpdir(), "fakham-slip-"))
const tarballs = join(home, "tarballs")
const packed: Array<Packed> = []

const pack: Step = {
  title: "tarballs",
  run: async () => {
    await mkdir(tarballs)
    packed.push(...(await packedInto(tarballs)))
    if (folder !== undefined) await cp(tarballs, folder, { recursive: true })
    const notes = packed.map(async ({ name, sources, tarball }) => {
      const { size } = await stat(tarball)
      return `${name} ${sources} sources, ${Math.round(size / 1_000)} kB`
    })
    return { ok: packed.every(({ sources }) => sources > 0), note: (await Promise.all(notes)).join("; "), output: "" }
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
  const made = await runSteps([pack], 1)
  const tried = made.every(({ ok }) => ok)
    ? [
        ...(await runSteps(
          [
            { title: "installed", run: () => installPackages(home, packed) },
            { title: "slip alone", run: () => slipOnlyOutcome(alone, packed) },
            ...packed.flatMap(({ name, tarball }) => [
              judge(`publint ${name}`, ["publint", tarball, "--strict"], "All good"),
              ...(quick
                ? []
                : [
                    judge(
                      `attw ${name}`,
                      ["attw", tarball, "--profile", "esm-only", "--format", "ascii"],
                      "bundler: 🟢",
                    ),
                  ]),
            ]),
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
  close(countSteps([...made, ...tried]))
} finally {
  await rm(home, { recursive: true })
  await rm(alone, { recursive: true })
}
