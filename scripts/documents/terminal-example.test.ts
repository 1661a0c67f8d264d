import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { operatorOn } from "@fakham/stand-in/testing"
import { expect, onTestFinished, test } from "vitest"
import { root } from "../commands/run.ts"

/** Somebody at a terminal: what they type, and what they wait to read. */
const atTerminal = async () => {
  const operator = await operatorOn({ kind: "sqlite", file: ":memory:" })
  onTestFinished(() => operator.stop())
  const program = join(root, "docs/examples/terminal/main.ts")
  const child = spawn(process.execPath, ["--conditions=@fakham/source", program, "--origin", operator.origin], {
    stdio: ["pipe", "pipe", "inherit"],
  })
  onTestFinished(() => void child.kill("SIGKILL"))
  const ended = once(child, "close")
  let shown = ""
  child.stdout.setEncoding("utf8").on("data", (text: string) => (shown += text))
  /** Waits for something to be shown after what was read last. */
  const reads = async (what: RegExp) => {
    await expect.poll(() => shown).toMatch(what)
    const [text = ""] = what.exec(shown) ?? []
    shown = shown.slice(shown.indexOf(text) + text.length)
    return text
  }
  const types = (...lines: ReadonlyArray<string>) => void child.stdin.write(lines.map((line) => `${line}\n`).join(""))
  const logsIn = async () => {
    types("somchai88", "Duean69#x")
    await reads(/> $/)
  }
  return { operator, reads, types, logsIn, closes: () => child.stdin.end(), ended }
}

test("The terminal plays from a wrong PIN to the result of a slip, and ends by itself", async () => {
  const { operator, reads, types, ended } = await atTerminal()
  types("somchai88", "Duean70#x")
  await reads(/wrong, 4 tries left/)
  types("somchai88", "Duean69#x", "rounds yeekee")
  await reads(/1 {2}\d\d:\d\d {2}\S+/)
  types("bet 1", "123456", "price 20")
  await reads(/2 lines, 40\.00 baht, wins up to [\d,.]+/)
  types("undo", "paste 789=20", "place")
  await reads(/place 2 lines, leaving [\d,.]+\? \[y\/n\]/)
  types("y")
  const receipt = await reads(/receipt \w{12}/)
  types("slips")
  await reads(new RegExp(`${receipt.slice(-12)} .* waiting`))
  await operator.post("/__sandbox/rounds/end", { betId: "yeekee-2026-11-20-26", ending: "draw" })
  types("slips")
  await reads(new RegExp(`${receipt.slice(-12)} .* (won|lost) .* → `))
  types("quit")
  expect(await ended).toEqual([0, null])
})

test("The terminal draws a QR to transfer by, and says when the money is there", async () => {
  const { operator, reads, types, logsIn, ended } = await atTerminal()
  await logsIn()
  types("deposit 1")
  await reads(/not opened: belowMinimum/)
  types("deposit 400")
  await reads(/[█▀▄ ]{20,}\n(?:[█▀▄ ]{20,}\n){10,}/)
  const amount = await reads(/transfer exactly 400\.\d\d baht/)
  const token = await operator.tokenOf("somchai88", "Duean69#x")
  const { body } = await operator.ask("/api/deposits.open", operator.as(token))
  const id = /"id":"([^"]+)"/.exec(JSON.stringify(body))?.[1]
  await operator.post("/__sandbox/deposits/transfer", { id, arrival: "exact" })
  await reads(/deposit of 400\.\d\d baht: MATCHED/)
  expect(amount).toContain("400")
  types("quit")
  expect(await ended).toEqual([0, null])
})

test("The terminal asks before money goes out, and takes nothing on a no", async () => {
  const { reads, types, logsIn, ended } = await atTerminal()
  await logsIn()
  types("withdraw 1,000", "n")
  await reads(/1,000 baht to \d+\? \[y\/n\]\s+not asked for/)
  types("withdraw 1,000", "y")
  await reads(/withdrawal \S+ WAITING/)
  types("quit")
  expect(await ended).toEqual([0, null])
})

test("A slip whose answer is lost is said to be in doubt, and is found again when it is placed once more", async () => {
  const { operator, reads, types, logsIn } = await atTerminal()
  await logsIn()
  await operator.post("/__sandbox/faults", { path: "/poy-api/lotteries.yeekee.create", kind: "afterwards-cut" })
  await operator.post("/__sandbox/faults", { path: "/poy-api/poys.by-key", kind: "status", status: 503, count: 9 })
  types("rounds", "bet 1", "123", "place", "y")
  await reads(/nobody knows yet whether it was taken: wait on\? \[y\/n\]/)
  types("n")
  await reads(/IN DOUBT/)
  await operator.ask("/__sandbox/faults", { method: "DELETE" })
  types("place")
  await reads(/receipt \w{12}, of the slip from before/)
})

test("When no more lines come, and when somebody logs out, the terminal goes on or ends as it should", async () => {
  const { reads, types, logsIn, closes, ended } = await atTerminal()
  await logsIn()
  types("logout")
  await reads(/user name: /)
  closes()
  expect(await ended).toEqual([0, null])
})
