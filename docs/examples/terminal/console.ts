import { createInterface } from "node:readline"
import { Writable } from "node:stream"

/** Where lines are typed and shown: a terminal, a pipe, or a test. */
export type Console = {
  /** The next line that is typed; nothing once no more will come. */
  readonly ask: (prompt: string, isSecret?: boolean) => Promise<string | undefined>
  readonly show: (line: string) => void
  readonly close: () => void
}

export const consoleOn = (
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  isTerminal: boolean,
): Console => {
  let isMuted = false
  const shown = new Writable({
    write: (chunk: Buffer, _, done) => {
      if (!isMuted) output.write(chunk)
      done()
    },
  })
  const reader = createInterface({ input, output: shown, terminal: isTerminal })
  const typed: Array<string> = []
  let isOver = false
  let take: ((line: string | undefined) => void) | undefined
  const hand = (line: string | undefined) => {
    const waiting = take
    take = undefined
    if (waiting !== undefined) waiting(line)
    else if (line !== undefined) typed.push(line)
  }
  reader.on("line", hand)
  reader.on("close", () => {
    isOver = true
    hand(undefined)
  })
  return {
    ask: async (prompt, isSecret = false) => {
      output.write(prompt)
      isMuted = isSecret
      const early = typed.shift()
      const line = early ?? (isOver ? undefined : await new Promise<string | undefined>((resolve) => (take = resolve)))
      isMuted = false
      if (isSecret || !isTerminal) output.write("\n")
      return line?.trim()
    },
    show: (line) => void output.write(`${line}\n`),
    close: () => reader.close(),
  }
}
