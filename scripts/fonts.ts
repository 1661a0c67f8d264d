import { readdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { root, run } from "./commands/run.ts"
import { faces } from "./fonts/faces.ts"
import { makeFont } from "./fonts/make.ts"
import { makeStyles } from "./fonts/styles.ts"

const folder = join(root, "ui/design/fonts")
const before = (await readdir(folder)).filter((file) => file.endsWith(".woff2"))
await Promise.all(before.map((file) => rm(join(folder, file))))
for (const face of faces) {
  const font = await makeFont(face)
  await writeFile(join(folder, `${face.file}.woff2`), font)
  console.log(`${String(font.length).padStart(7)}  ${face.file}`)
}
await writeFile(join(root, "ui/design/fonts.css"), await makeStyles())
await run("biome", ["format", "--write", "ui/design/fonts.css"])
