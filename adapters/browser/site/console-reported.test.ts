import { Reported } from "@fakham/core"
import { Effect, ManagedRuntime } from "effect"
import { beforeEach, expect, onTestFinished, test } from "vitest"
import { consoleReported } from "./console-reported.ts"

let lines: Array<unknown>
beforeEach(() => {
  lines = []
  const { warn } = console
  console.warn = (...line) => lines.push(line)
  onTestFinished(() => {
    console.warn = warn
  })
})

/** What a page reports of the lists that it reads one after the other. */
const reports = (...lost: ReadonlyArray<readonly [path: string, rows: number]>) =>
  ManagedRuntime.make(consoleReported()).runPromise(
    Effect.forEach(lost, ([path, rows]) =>
      Reported.use((reported) => reported.report({ _tag: "RowsLost", path, rows })),
    ),
  )

test("a list that is read again and again with the same rows lost is one line in the console", async () => {
  await reports(["/poy-api/bet-lists.latest", 2], ["/poy-api/bet-lists.latest", 2], ["/poy-api/bet-lists.latest", 2])
  expect(lines).toEqual([["/poy-api/bet-lists.latest: rows that could not be read: 2"]])
})

test("every path has its line, and another one for another count", async () => {
  await reports(["/api/vdos.all", 1], ["/poy-api/yings", 1], ["/api/vdos.all", 3], ["/api/vdos.all", 1])
  expect(lines).toEqual([
    ["/api/vdos.all: rows that could not be read: 1"],
    ["/poy-api/yings: rows that could not be read: 1"],
    ["/api/vdos.all: rows that could not be read: 3"],
  ])
})

test("another page starts anew", async () => {
  await reports(["/api/vdos.all", 1])
  await reports(["/api/vdos.all", 1])
  expect(lines).toHaveLength(2)
})
