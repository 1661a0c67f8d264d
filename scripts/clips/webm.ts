import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { run } from "../commands/run.ts"
import type { Still } from "./film.ts"

const quality = ["-c:v", "libvpx-vp9", "-crf", "38", "-b:v", "0", "-deadline", "good", "-cpu-used", "1"]
const always = ["-pix_fmt", "yuv420p", "-an", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-threads", "1"]

/** A silent clip of these pictures, each for as long as it stands. */
export const writeWebm = async (stills: ReadonlyArray<Still>, file: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "fakham-clip-"))
  try {
    const list: Array<string> = []
    for (const [index, { png, seconds }] of stills.entries()) {
      await writeFile(join(folder, `${index}.png`), png)
      list.push(`file ${index}.png`, `duration ${seconds}`)
    }
    // The last picture stands for its time only where it is named once more.
    await writeFile(join(folder, "list.txt"), [...list, `file ${stills.length - 1}.png`].join("\n"))
    const input = ["-y", "-f", "concat", "-i", join(folder, "list.txt"), "-vf", "fps=10,scale=540:960"]
    const { code, output } = await run("ffmpeg", [...input, ...quality, ...always, file])
    if (code !== 0) throw new Error(`ffmpeg could not make ${file}; is it installed? ${output.slice(-400)}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
