import { spawn } from "node:child_process"
import { Agent, type IncomingMessage, request } from "node:http"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { compileCache } from "@fakham/stand-in/testing/processes"
import * as v from "valibot"
import { afterEach, expect, test } from "vitest"
import { next } from "../testing/next-event.ts"
import { json, startOperator } from "../testing/operator.ts"
import { buildSampleSite } from "../testing/site.ts"

const endings: Array<() => unknown> = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

/** The host as a process that may have so many files open. */
const startWithFiles = async (files: number) => {
  const released = Promise.withResolvers<void>()
  const operator = await startOperator({
    "/api/cashs": (_incoming, outgoing) => json(outgoing, 200, { data: 7 }),
    "/api/slow": (_incoming, outgoing) => released.promise.then(() => json(outgoing, 200, { data: 8 })),
  })
  const site = await buildSampleSite()
  const main = fileURLToPath(new URL("../main.ts", import.meta.url))
  const child = spawn(
    "sh",
    ["-c", `ulimit -n ${files}; exec "$0" --conditions=@fakham/source "$1"`, process.execPath, main],
    {
      env: { ...compileCache(), LOG: "error", PORT: "0", OPERATOR_ORIGIN: operator.origin, SITE_DIR: site.siteDir },
      stdio: ["ignore", "pipe", "inherit"],
    },
  )
  endings.push(operator.stop, site.remove, () => child.kill("SIGKILL"))
  const said = await next(child.stdout, "data")
  const { listening } = v.parse(v.object({ listening: v.string() }), JSON.parse(String(said)))
  return { origin: listening, port: Number(new URL(listening).port), operator, release: released.resolve }
}

const asking = (origin: string, agent: Agent) => async (path: string) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${origin}${path}`, { agent }, resolve).on("error", reject).end()
  })
  return `${answer.statusCode} ${await text(answer)}`
}

test("a host that strangers hold by all of its files still passes on what those ask who were there, and goes on", async () => {
  const { origin, port, operator, release } = await startWithFiles(128)
  const agent = new Agent({ keepAlive: true })
  endings.push(() => agent.destroy())
  const ask = asking(origin, agent)
  const waiting = ["/api/slow", "/api/slow", "/api/slow", "/api/slow"].map(ask)
  await expect.poll(() => operator.requests.length).toBe(4)

  const wave = async (count: number, fewestRefused: number) => {
    let refused = 0
    const strangers = Array.from({ length: count }, () => {
      const socket = connect(port, "127.0.0.1", () => socket.write("GET /api/cashs HTTP/1.1\r\nHost: localhost\r\n"))
      socket.on("error", () => undefined)
      socket.on("close", () => (refused += 1))
      return socket
    })
    endings.push(() => strangers.forEach((socket) => socket.destroy()))
    await expect.poll(() => refused, { timeout: 5_000 }).toBeGreaterThanOrEqual(fewestRefused)
    return strangers
  }
  const first = await wave(300, 200)
  release()
  expect(await Promise.all(waiting)).toEqual(Array.from({ length: 4 }, () => '200 {"data":8}'))

  // The ways to the operator are gone, and strangers take what is free before they are opened anew.
  operator.cut()
  const second = await wave(100, 90)
  expect(await Promise.all(["/api/cashs", "/api/cashs", "/api/cashs", "/api/cashs"].map(ask))).toEqual(
    Array.from({ length: 4 }, () => '200 {"data":7}'),
  )
  for (const socket of [...first, ...second]) socket.destroy()
  await expect.poll(async () => (await fetch(`${origin}/livez`).catch(() => undefined))?.status).toBe(200)
})
