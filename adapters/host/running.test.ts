import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { compileCache } from "@fakham/stand-in/testing/processes"
import * as v from "valibot"
import { afterEach, expect, test } from "vitest"
import { startHost } from "./host.ts"
import { portOf } from "./port.ts"
import { next } from "./testing/next-event.ts"
import { json, startOperator } from "./testing/operator.ts"
import { ask, say } from "./testing/raw.ts"
import { buildSampleSite, settingsFor, startSampleHost } from "./testing/site.ts"

const endings: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})
const running = async (answers: Parameters<typeof startOperator>[0] = {}, env: Record<string, string> = {}) => {
  const operator = await startOperator(answers)
  const host = await startSampleHost(operator.origin, env)
  endings.push(operator.stop, host.stop)
  return { operator, host }
}

/** An operator that says nothing but these. */
const saying = (statuses: Readonly<Record<string, number>>): Parameters<typeof startOperator>[0] =>
  Object.fromEntries(
    Object.entries(statuses).map(([path, status]) => [path, (_incoming, outgoing) => json(outgoing, status, {})]),
  )

test("the host is alive by itself, and ready when the operator is", async () => {
  const ready = saying({ "/readyz": 200 })
  const { host, operator } = await running(ready, { OPERATOR_READY_PATH: "/readyz" })
  expect((await ask(host.origin, "/livez")).status).toBe(200)
  expect((await ask(host.origin, "/readyz")).status).toBe(200)
  await operator.stop()
  endings.shift()
  expect((await ask(host.origin, "/livez")).status).toBe(200)
  expect((await ask(host.origin, "/readyz")).status).toBe(503)
})

test("an operator that only tells the time counts as ready", async () => {
  const { host } = await running({
    "/api/server-time": (_incoming, outgoing) => json(outgoing, 200, { data: { now: "2026-11-16T09:00:00Z" } }),
  })
  expect((await ask(host.origin, "/readyz")).status).toBe(200)
})

test.each([
  ["a server that fails", { OPERATOR_READY_PATH: "/healthz" }, { "/healthz": 500, "/api/server-time": 200 }, 503],
  ["a path that is not there", { OPERATOR_READY_PATH: "/healthz" }, { "/api/server-time": 200 }, 503],
  ["a path of its own", { OPERATOR_READY_PATH: "/healthz" }, { "/healthz": 200 }, 200],
  ["a clock that only players may see", undefined, { "/api/server-time": 401 }, 200],
  ["no clock, and a site that it has not", undefined, { "/api/site-details.one": 404 }, 200],
  ["no clock, and a site that fails", undefined, { "/api/site-details.one": 502 }, 503],
  ["calls at paths of its own", { OPERATOR_PATHS: "/api=/v2/main" }, { "/v2/main/server-time": 200 }, 200],
])("an operator with %s is as ready as it says", async (_, env, statuses, status) => {
  const { host } = await running(saying(statuses), env)
  expect((await ask(host.origin, "/readyz")).status).toBe(status)
})

test("stopping lets a running request finish and takes no new one", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { host, operator } = await running({
    "/api/slow": (_incoming, outgoing) => released.then(() => json(outgoing, 200, { data: "done" })),
  })
  const asked = ask(host.origin, "/api/slow")
  await expect.poll(() => operator.requests.length).toBeGreaterThan(0)
  const stopped = host.stop()
  await expect(ask(host.origin, "/livez")).rejects.toThrow("ECONNREFUSED")
  release()
  expect((await asked).body).toBe('{"data":"done"}')
  await stopped
})

test.each(["/livez", "/api/cashs"])("after %s a connection stays open while a player thinks", async (path) => {
  const { host } = await running({ "/api/cashs": (_incoming, outgoing) => json(outgoing, 200, {}) })
  const { headers } = await fetch(`${host.origin}${path}`)
  expect(headers.get("keep-alive")).toBe("timeout=65")
})

test("an idle connection does not hold the host up", async () => {
  const { host } = await running()
  const idle = say(host.origin, "GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n")
  await expect.poll(async () => (await ask(host.origin, "/livez")).status).toBe(200)
  await host.stop()
  expect(await idle).toMatch(/ok$/)
})

test("a connection that has said nothing does not hold the host up, and one in a request is waited for", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { host, operator } = await running({
    "/api/slow": (_incoming, outgoing) => released.then(() => json(outgoing, 200, { data: "done" })),
  })
  const silent = say(host.origin, "")
  const asked = say(host.origin, "GET /api/slow HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
  await expect.poll(() => operator.requests.length).toBe(1)
  const stopped = host.stop()
  // What is left after five seconds is cut, the request too: the silent one ends before that.
  expect(await silent).toBe("")
  release()
  expect(await asked).toContain("done")
  await stopped
})

test("a built page without one of the marks is refused at the start, in words", async () => {
  const site = await buildSampleSite()
  endings.push(site.remove)
  await site.put("index.html", "<!doctype html><title>ฟ้าค่ำ</title>")
  const settings = settingsFor({ OPERATOR_ORIGIN: "http://localhost:1", SITE_DIR: site.siteDir })
  await expect(startHost(settings)).rejects.toThrow(
    'The built index.html has the mark <html lang="th" data-theme="dark"> 0 times',
  )
})

test("a folder without a built site is named, with what to do", async () => {
  const settings = settingsFor({ OPERATOR_ORIGIN: "http://localhost:1", SITE_DIR: "/nowhere" })
  await expect(startHost(settings)).rejects.toThrow(
    'There is no built site in /nowhere (index.html is missing): "npm run build" makes one.',
  )
})

const startProcess = async (env: Record<string, string>) => {
  const main = fileURLToPath(new URL("main.ts", import.meta.url))
  const child = spawn(process.execPath, ["--conditions=@fakham/source", main], {
    env: { ...compileCache(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  endings.push(async () => child.kill("SIGKILL"))
  const ended = once(child, "exit").then(([code]): unknown => code)
  return { child, ended, errors: text(child.stderr) }
}

test("as a process it says where it listens, and ends well when told to", async () => {
  const site = await buildSampleSite()
  endings.push(site.remove)
  const { child, ended } = await startProcess({
    PORT: "0",
    OPERATOR_ORIGIN: "http://127.0.0.1:1",
    SITE_DIR: site.siteDir,
  })
  const { listening } = v.parse(
    v.object({ listening: v.string() }),
    JSON.parse(String(await next(child.stdout, "data"))),
  )
  expect((await ask(listening, "/livez")).status).toBe(200)
  child.kill("SIGTERM")
  expect(await ended).toBe(0)
})

test("a taken port is said in one line", async () => {
  const site = await buildSampleSite()
  const taken = createServer().listen(0, "127.0.0.1")
  await once(taken, "listening")
  const port = `${portOf(taken)}`
  endings.push(site.remove, async () => taken.close())
  const { ended, errors } = await startProcess({
    PORT: port,
    OPERATOR_ORIGIN: "http://127.0.0.1:1",
    SITE_DIR: site.siteDir,
  })
  expect(await ended).toBe(1)
  expect(await errors).toBe(`Port ${port} of 127.0.0.1 is taken: stop what runs there, or set PORT to another one.\n`)
})

test("wrong settings end the process with all of them in a table", async () => {
  const { ended, errors } = await startProcess({ PORT: "http", LOG: "loud" })
  expect(await ended).toBe(1)
  expect(await errors).toBe(
    [
      "These settings cannot be used:",
      "",
      "  variable         given      wanted",
      '  PORT             "http"     a port, 0 to 65535',
      "  OPERATOR_ORIGIN  (nothing)  http://host:port or https://host:port, nothing after it",
      '  LOG              "loud"     off, error, info or debug',
      "",
    ].join("\n"),
  )
})
