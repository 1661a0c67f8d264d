import { mkdtemp, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { published } from "./published.ts"
import { openStage, runOrThrow, stagePackage } from "./stage.ts"

export type Packed = { readonly name: string; readonly tarball: string; readonly sources: number }

/** Packs each package as it would be published, into a folder; tells where, and of how many sources. */
export const packedInto = async (folder: string): Promise<ReadonlyArray<Packed>> => {
  const stage = await mkdtemp(join(tmpdir(), "fakham-stage-"))
  const all: Array<Packed> = []
  try {
    await openStage(stage)
    for (const one of published) {
      const sources = await stagePackage(stage, one)
      const at = join(stage, one.name)
      const [packed]: ReadonlyArray<{ filename: string }> = JSON.parse(
        await runOrThrow("npm", ["pack", "--json", "--ignore-scripts"], at),
      )
      const { filename = "" } = packed ?? {}
      const tarball = join(folder, filename)
      await rename(join(at, filename), tarball)
      all.push({ name: one.name, tarball, sources })
    }
    return all
  } finally {
    await rm(stage, { recursive: true })
  }
}
