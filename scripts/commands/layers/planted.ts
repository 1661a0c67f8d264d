import { cp, mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { root } from "../run.ts"

export type Files = Readonly<Record<string, string>>

const ours = {
  core: "core",
  adapters: "adapters",
  operator: "adapters/operator",
  "stand-in": "adapters/sandbox",
  host: "adapters/host",
  ui: "ui",
}

const plant = async (folder: string, files: Files) => {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
}

/** A small tree of its own under the real configuration and the real package manifests, holding just these files. */
export const plantedTree = async (files: Files): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-tree-"))
  const configuration = [".dependency-cruiser.cjs", "tsconfig.json", "core/tsconfig.json", "package.json"]
  const manifests = Object.values(ours).map((path) => `${path}/package.json`)
  for (const file of [...configuration, ...manifests]) await cp(join(root, file), join(folder, file))
  for (const made of ["node_modules/@fakham", "docs/examples"]) await mkdir(join(folder, made), { recursive: true })
  for (const [name, path] of Object.entries(ours))
    await symlink(join(folder, path), join(folder, "node_modules/@fakham", name))
  for (const name of ["effect", "react", "xstate"])
    await symlink(join(root, "node_modules", name), join(folder, "node_modules", name))
  await plant(folder, files)
  return folder
}
