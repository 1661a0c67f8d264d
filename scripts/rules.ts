import { randomInt } from "node:crypto"
import { asked, commandOf, usage } from "./rules/asked.ts"
import { checkRules } from "./rules/check-rules.ts"

const { stdout } = process
const clear = stdout.isTTY ? "\r\x1b[2K" : ""
const paper = {
  say: (line: string) => void stdout.write(`${clear}${line}\n`),
  live: stdout.isTTY ? (line: string) => void stdout.write(`${clear}${line}`) : undefined,
}

const order = asked(process.argv.slice(2), () => randomInt(2 ** 31))
if (typeof order === "string") {
  console.error(`${order}\n${usage}`)
  process.exitCode = 1
} else {
  paper.say(commandOf(order))
  process.exitCode = (await checkRules(order, paper, stdout.columns || 80)) ? 0 : 1
}
