import { glob, readFile } from "node:fs/promises"
import { join, relative, resolve } from "node:path"
import { stripVTControlCharacters } from "node:util"
import { BroadcastChannel } from "node:worker_threads"
import { defaultServerConditions } from "vite"
import { type CliOptions, createVitest, type Reporter } from "vitest/node"
import { root } from "../commands/run.ts"
import type { Asked } from "./asked.ts"
import { nameOf, type Orders, type Progress } from "./heard.ts"
import { type EndedTest, ending, liveLine, reportLineOf } from "./report-lines.ts"

/** Where lines go, and the one line that is written over, where there is a terminal for it. */
export type Paper = { readonly say: (line: string) => void; readonly live: ((line: string) => void) | undefined }

const filesWithProperties = async (folder: string) => {
  const files: Array<string> = []
  for await (const file of glob("**/*.test.ts", { cwd: folder, exclude: (name) => /node_modules|dist/.test(name) }))
    if (/from "fast-check"/.test(await readFile(join(folder, file), "utf8")))
      files.push(relative(root, join(folder, file)))
  return files.toSorted()
}

const conditions = ["@fakham/source", ...defaultServerConditions]

/** Runs every property of a folder under one seed, and tells whether all held. */
export const checkRules = async (asked: Asked, { say, live }: Paper, columns = 80): Promise<boolean> => {
  const started = performance.now()
  const ended: Array<EndedTest> = []
  const broken: Array<string> = []
  const under = new Map<string, Progress>()
  const channel = new BroadcastChannel(`fakham-rules-${process.pid}`)
  const show = () => live?.(liveLine([...under.values()], asked, ended.length, columns))
  channel.addEventListener("message", (message) => {
    if (!(message instanceof MessageEvent)) return
    const progress: Progress = message.data
    under.set(progress.name, progress)
    show()
  })
  const reporter: Reporter = {
    onTestCaseResult: (test) => {
      const { heard = [] } = test.meta()
      const { state, errors = [] } = test.result()
      const name = nameOf(test.module.relativeModuleId, test.fullName)
      under.delete(name)
      if (state === "skipped" || (heard.length === 0 && state === "passed")) return
      const seconds = (test.diagnostic()?.duration ?? 0) / 1_000
      const messages = errors.map(({ message }) => stripVTControlCharacters(message))
      const one = { name, held: state === "passed", seconds, heard, errors: messages }
      ended.push(one)
      say(reportLineOf(one, asked))
      show()
    },
    onTestModuleEnd: (module) => {
      for (const { message } of module.errors())
        broken.push(`${module.relativeModuleId}: ${stripVTControlCharacters(message)}`)
    },
    onTestRunEnd: (_, unhandled) => {
      for (const { message } of unhandled) broken.push(stripVTControlCharacters(message))
    },
  }
  const files = await filesWithProperties(resolve(root, asked.folder))
  if (files.length === 0) {
    channel.close()
    say(`No properties stand in ${asked.folder}, seen from the root of the repository.`)
    return false
  }
  const options: CliOptions = {
    config: false,
    root,
    watch: false,
    reporters: [reporter],
    pool: "threads",
    isolate: false,
    testTimeout: 0,
    hookTimeout: 0,
    passWithNoTests: true,
    maxWorkers: "100%",
    include: files,
    exclude: [],
    setupFiles: [join(root, "scripts/rules/set-up.ts")],
  }
  const vitest = await createVitest(options, {
    resolve: { conditions },
    ssr: { resolve: { conditions } },
  })
  const { runs, seed, only, replay } = asked
  const orders: Orders = { runs, seed, only, replay, channel: channel.name }
  vitest.provide("orders", orders)
  try {
    await vitest.start()
  } finally {
    channel.close()
    await vitest.close()
  }
  const { ok, text } = ending(ended, broken, asked, (performance.now() - started) / 1_000)
  say(text)
  return ok
}
