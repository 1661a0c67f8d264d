import { existsSync, globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { parseEnv } from "node:util"
import { hostVariables, readHostSettings } from "@fakham/host"
import { readSandboxSettings, sandboxVariables } from "@fakham/stand-in"
import { describe, expect, test } from "vitest"
import { root } from "../commands/run.ts"

const read = (file: string) => readFileSync(join(root, file), "utf8")
const settingsIn = (file: string) => parseEnv(read(`docs/deploy/${file}`))
const page = read("docs/deploy.md")

/** What a unit says under a name, the last of it where there are several. */
const saidIn = (unit: string, name: string) => unit.match(new RegExp(`(?<=^${name}=).*$`, "gm")) ?? []

const units = [
  { unit: "fakham-host@.service", settings: "host.env", known: Object.keys(hostVariables.entries) },
  { unit: "fakham-stand-in@.service", settings: "stand-in.env", known: Object.keys(sandboxVariables.entries) },
]

test("docs/deploy.md and docs/slo.md name every file to start from", () => {
  const files = globSync("docs/deploy/*", { cwd: root }).map((file) => basename(file))
  expect(files.length).toBeGreaterThan(4)
  expect(files.filter((file) => ![page, read("docs/slo.md")].some((text) => text.includes(file)))).toEqual([])
})

test("the host can be started with the settings to start from", () => {
  const { settings, faults } = readHostSettings({ ...settingsIn("host.env"), PORT: "4173" })
  expect(faults).toBeUndefined()
  expect(settings).toMatchObject({ session: "host", port: 4173 })
  expect(settings?.trustedProxies).not.toEqual([])
})

test("the stand-in can be started with the settings to start from, and publishes at the channel that the host follows", () => {
  const settings = readSandboxSettings({ ...settingsIn("stand-in.env"), PORT: "4180" })
  expect(settings).toMatchObject({ seed: "empty", database: { kind: "postgres" } })
  expect(settings.push?.channel).toBe(settingsIn("host.env")["PUSHER_CHANNEL"])
})

describe.each(units)("$unit", ({ unit: name, settings, known }) => {
  const unit = read(`docs/deploy/${name}`)

  test("starts a program that is there, on the Node of its release", () => {
    const [command = ""] = saidIn(unit, "ExecStart")
    const [node = "", condition, program = ""] = command
      .split(" ")
      .map((part) => part.replace("/srv/fakham/current/", ""))
    expect([node, condition]).toEqual(["node_modules/node/bin/node", "--conditions=@fakham/source"])
    expect(existsSync(join(root, node))).toBe(true)
    expect(existsSync(join(root, program))).toBe(true)
  })

  test("reads its settings from a file that names no variable but those that there are", () => {
    expect(saidIn(unit, "EnvironmentFile")).toEqual([`/etc/fakham/${settings}`])
    expect(Object.keys(settingsIn(settings)).filter((variable) => !known.includes(variable))).toEqual([])
  })

  test("runs as nobody who may write to the system, and is given the time that it takes to stop", () => {
    expect(saidIn(unit, "User")).toEqual(["fakham"])
    expect(saidIn(unit, "ProtectSystem")).toEqual(["strict"])
    expect(saidIn(unit, "NoNewPrivileges")).toEqual(["yes"])
    expect(Number(saidIn(unit, "TimeoutStopSec")[0])).toBeGreaterThan(10)
  })
})

test("nginx takes the longest body, waits longer than open connections are silent, and asks the other host for an asset", () => {
  const proxy = read("docs/deploy/nginx.conf")
  expect(proxy).toContain("client_max_body_size 11m;")
  expect(Number(/proxy_read_timeout (\d+)s;/.exec(proxy)?.[1])).toBeGreaterThan(150)
  expect(proxy).toMatch(/location \/assets\/ \{[^}]*proxy_next_upstream error timeout http_404;/)
  for (const port of proxy.match(/(?<=server 127\.0\.0\.1:)\d+/g) ?? [""]) expect(page).toContain(`fakham-host@${port}`)
})

test("a release restarts the second host when nginx asks the first one again, and not before", () => {
  const proxy = read("docs/deploy/nginx.conf")
  const leftAlone = [...proxy.matchAll(/fail_timeout=(\d+)s/g)].map(([, seconds]) => Number(seconds))
  const pause = /^sleep (\d+) && systemctl restart fakham-host@4174$/m.exec(page)
  expect(leftAlone).toEqual([5, 5])
  expect(pause?.[1]).toBe("6")
})

test("a machine that falls silent is given up within 15 s, by the kernel and whoever listens to it", () => {
  const kernel = parseEnv(read("docs/deploy/sysctl.conf").replaceAll("net.ipv4.tcp_", ""))
  const { retries2, keepalive_time, keepalive_intvl, keepalive_probes } = kernel
  expect(Number(keepalive_time) + Number(keepalive_intvl) * Number(keepalive_probes)).toBeLessThanOrEqual(15)
  // Linux waits a fifth of a second for the first answer, and twice as long each time.
  expect((2 ** (Number(retries2) + 1) - 1) / 5).toBeLessThanOrEqual(15)
  for (const file of ["nginx.conf", "stand-ins.conf"])
    expect(read(`docs/deploy/${file}`)).toContain("proxy_socket_keepalive on;")
})

test("docs/deploy.md names the Node of this release, and no variable that there is not", () => {
  expect(page).toContain(`node-v${read(".nvmrc").trim()}-linux`)
  const known = new Set(units.flatMap((one) => one.known))
  const named = [...page.matchAll(/`([A-Z][A-Z_]{3,})(?:=[^`]*)?`/g)].map(([, name = ""]) => name)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
