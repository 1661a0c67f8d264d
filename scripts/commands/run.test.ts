import { expect, test } from "vitest"
import { run } from "./run.ts"

test("a program that takes too long is ended, and one that it has started is not waited for", async () => {
  const { code, output } = await run("sh", ["-c", "sleep 5 & echo begun; wait"], { timeoutMs: 500 })
  expect(code).toBe(1)
  expect(output).toBe("begun\n\nsh was ended by SIGTERM")
})

test("a variable that is undefined is taken away", async () => {
  const { stdout } = await run("sh", ["-c", "echo ${HOME-none}"], { env: { HOME: undefined } })
  expect(stdout).toBe("none\n")
})
