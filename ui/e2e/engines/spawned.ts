import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"

const { PATH, FONTCONFIG_FILE } = process.env
const fonts = FONTCONFIG_FILE === undefined ? {} : { FONTCONFIG_FILE }

/** A program in a process group of its own, with its lines; it inherits nothing but where programs and fonts are found. */
export const spawnProgram = (program: string, args: ReadonlyArray<string>, env: Readonly<Record<string, string>>) => {
  const child = spawn(program, args, {
    env: { PATH: PATH ?? "", LANG: "C.UTF-8", TZ: "Asia/Bangkok", ...fonts, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  })
  const lines: Array<string> = []
  const readers = [child.stdout, child.stderr].map((input) => createInterface({ input }))
  for (const reader of readers) reader.on("line", (line) => lines.push(line))
  const ended = once(child, "exit")
  return {
    lines,
    /** What the pattern captures in the first line that it fits. */
    says: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        const look = (line: string) => {
          const found = pattern.exec(line)?.[1]
          if (found !== undefined) resolve(found)
        }
        for (const reader of readers) reader.on("line", look)
        lines.forEach(look)
        ended.then(
          ([code]) => reject(new Error(`${program} ended with ${code}: ${lines.join("\n")}`)),
          (cause: unknown) => reject(new Error(`${program} did not start`, { cause })),
        )
      }),
    /** Ends it and all that it started. */
    stop: async () => {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
      process.kill(-child.pid, "SIGTERM")
      await ended
    },
  }
}
