import { readFileSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import * as v from "valibot"
import { consoleOn } from "./console.ts"
import { playAt } from "./play.ts"

const { origin, memory: path } = parseArgs({
  options: { origin: { type: "string", default: "http://127.0.0.1:4173" }, memory: { type: "string" } },
}).values

/** A file that outlives this program: whoever is killed between sending a slip and its answer finds it again. */
const memoryIn = (file: string) => {
  const read = () => {
    try {
      return v.parse(v.record(v.string(), v.unknown()), JSON.parse(readFileSync(file, "utf8")))
    } catch {
      return {}
    }
  }
  return {
    get: (name: string) => read()[name],
    set: (name: string, value: unknown) => writeFileSync(file, JSON.stringify({ ...read(), [name]: value })),
  }
}

await playAt(consoleOn(process.stdin, process.stdout, process.stdout.isTTY && process.stdin.isTTY), {
  origin,
  ...(path === undefined ? {} : { memory: memoryIn(path) }),
})
