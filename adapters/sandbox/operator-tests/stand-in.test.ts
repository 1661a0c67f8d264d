import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { expect, it, onTestFinished } from "vitest"
import { takenPort } from "../testing/taken-port.ts"

const program = fileURLToPath(new URL("../stand-in.ts", import.meta.url))

/** The stand-in operator as somebody starts it who has it installed, and what it has said so far. */
const started = (...options: ReadonlyArray<string>) => {
  const child = spawn(process.execPath, ["--conditions=@fakham/source", program, "--port", "0", ...options], {
    stdio: ["ignore", "pipe", "pipe"],
  })
  onTestFinished(() => void child.kill("SIGKILL"))
  let said = ""
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said += text))
  return { child, said: () => said, ended: once(child, "close") }
}

it("The program prints its address, its desk with the key and the demo's logins, and lets a named origin ask", async () => {
  const { child, said, ended } = started("--cors", "http://localhost:5173")
  await expect.poll(said).toMatch(/^operator {2}http:\/\/127\.0\.0\.1:\d+\ndesk {6}http\S+\/__sandbox\?key=[\w-]{24}\n/)
  await expect.poll(said).toContain("login     somchai88  Duean69#x  ")
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(said())?.[0]
  const { headers } = await fetch(`${origin}/livez`, { headers: { origin: "http://localhost:5173" } })
  expect(headers.get("access-control-allow-origin")).toBe("http://localhost:5173")
  child.kill("SIGTERM")
  expect(await ended).toEqual([0, null])
})

it("The program says in one line what it cannot start with", async () => {
  const { said, ended } = started("--cors", "localhost")
  expect([await ended, said()]).toEqual([[1, null], "--cors has to look like http://localhost:5173, not localhost\n"])
})

it("A port that is taken is told by the option that names another one", async () => {
  const port = await takenPort()
  const { said, ended } = started("--port", port)
  expect([await ended, said()]).toEqual([
    [1, null],
    `Port ${port} of 127.0.0.1 is taken: stop what runs there, or set --port to another one.\n`,
  ])
})
