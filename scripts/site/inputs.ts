import { createHash } from "node:crypto"
import { glob, readFile } from "node:fs/promises"
import { join } from "node:path"

const inputs = [
  "core/**",
  "adapters/**",
  "ui/**",
  "scripts/build.ts",
  "scripts/site/**",
  "vite.config.ts",
  "package-lock.json",
]
const noPart =
  /(?:^|\/)(?:node_modules|dist|e2e|sandbox|host|\.tanstack)(?:\/|$)|\.test\.tsx?$|\.gen\.ts$|\.tsbuildinfo$/

/** One word for the content of everything a build is made of: the same word, the same site. */
export const inputsHash = async (root: string): Promise<string> => {
  const files: Array<string> = []
  for await (const entry of glob(inputs, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => noPart.test(entry.name),
  })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
  }
  const hash = createHash("sha256")
  for (const file of files.toSorted()) {
    const content = createHash("sha256")
      .update(await readFile(file))
      .digest("hex")
    hash.update(`${file.slice(root.length)}\0${content}\n`)
  }
  return hash.digest("hex")
}
