import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, onTestFinished, test } from "vitest"
import { operatorOfDemo, playerAtDoor, roundToBet } from "../testing/door-player.ts"
import type { Question } from "./index.ts"

const create = "/poy-api/lotteries.yeekee.create"
const byKey = "/poy-api/poys.by-key"

const slipAt = async (origin: string, memory = new Map<string, unknown>()) => {
  const { site, player } = await playerAtDoor({ origin, memory })
  const round = await roundToBet(player)
  const slip = await player.bet(round)
  slip.digits("987")
  return { site, player, round, slip }
}

test("a slip whose answer is lost is asked for by its key, and is placed once", async () => {
  const operator = await operatorOfDemo()
  const { player, slip } = await slipAt(operator.origin)
  await operator.fault(create, { kind: "afterwards-cut" })
  expect(await slip.place(() => true)).toMatchObject({ is: "placed" })
  const poys = await player.poys({ page: 1, status: "waiting" })
  expect(poys.is === "known" && poys.data.poys.filter(({ stake }) => stake === 100)).toHaveLength(1)
})

test("as long as nobody answers the player is asked, and one who lets go is told that it is in doubt", async () => {
  const operator = await operatorOfDemo()
  const { slip, player } = await slipAt(operator.origin)
  await operator.fault(create, { kind: "afterwards-cut" })
  await operator.fault(byKey, { kind: "status", status: 503, count: 100 })
  const questions: Array<Question["is"]> = []
  const placed = await slip.place(({ is }) => {
    questions.push(is)
    return questions.length < 3
  })
  expect(placed).toEqual({ is: "left", because: undefined, isInDoubt: true })
  expect(questions).toEqual(["reviewing", "awaitingAnswer", "awaitingAnswer"])
  expect(await player.unfinished()).toHaveLength(1)
  await operator.ask("/__sandbox/faults", { method: "DELETE" })
  expect(await slip.place(() => true)).toMatchObject({ is: "placed", isEarlier: true })
})

test("a question that stands no longer says so, and whoever only waits has the receipt", async () => {
  const operator = await operatorOfDemo()
  const { slip } = await slipAt(operator.origin)
  await operator.fault(create, { kind: "afterwards-cut" })
  await operator.fault(byKey, { kind: "status", status: 503, count: 1 })
  const passed: Array<Question["is"]> = []
  const placed = await slip.place(async (question) => {
    if (question.is === "awaitingAnswer") {
      await question.passed
      passed.push(question.is)
    }
    return true
  })
  expect(placed).toMatchObject({ is: "placed", isEarlier: false })
  expect(passed).toEqual(["awaitingAnswer", "awaitingAnswer"])
})

/** A front end in a process of its own, which says what came of placing a slip. */
const playIn = (origin: string, memory: string) => {
  const program = fileURLToPath(new URL("../testing/one-slip.ts", import.meta.url))
  const child = spawn(process.execPath, ["--conditions=@fakham/source", program, origin, memory], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  let said = ""
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text))
  return { child, ended: once(child, "close"), said: () => said.trim().split("\n") }
}

test("a program that is killed between sending and the answer places the same slip once, after its start", async () => {
  const operator = await operatorOfDemo()
  const folder = await mkdtemp(join(tmpdir(), "fakham-door-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  const memory = join(folder, "player.json")
  await operator.fault(create, { kind: "delay", delayMs: 3_000 })
  const first = playIn(operator.origin, memory)
  await expect.poll(first.said).toContain("sending")
  await new Promise((resolve) => setTimeout(resolve, 500))
  first.child.kill("SIGKILL")
  await first.ended

  const second = playIn(operator.origin, memory)
  expect([await second.ended, second.said()]).toEqual([
    [0, null],
    ["recalled 987", "placed earlier"],
  ])
  const token = await operator.tokenOf("somchai88", "Duean69#x")
  const { body } = await operator.ask("/api/cashs", operator.as(token))
  expect(body).toMatchObject({ data: { money: 12_470.5 } })
})
