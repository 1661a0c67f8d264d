import { randomInt } from "node:crypto"
import { paste } from "@fakham/core/poy/paste"
import { sentSlips } from "@fakham/core/testing"
import { asked, commandOf, usage } from "./rules/asked.ts"
import { checkRules } from "./rules/check-rules.ts"
import { pastedSlips } from "./rules/pasted-slips.ts"

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
  const held = await checkRules(order, paper, stdout.columns || 80)
  const all = order.folder === "core" && order.only === undefined
  const pasted = all ? pastedSlips(sentSlips, paste) : undefined
  if (pasted !== undefined) paper.say(pasted.text)
  process.exitCode = held && pasted?.ok !== false ? 0 : 1
}
