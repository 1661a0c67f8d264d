import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { readSandboxSettings, startSandbox } from "@fakham/stand-in"
import { afterAll, beforeAll, expect, test } from "vitest"
import { root, run } from "../commands/run.ts"

const read = (file: string) => readFileSync(join(root, file), "utf8")
const rules = read("docs/deploy/alerts.yml")
const page = read("docs/slo.md")
const promtool = (await run("promtool", ["--version"])).code === 0

let operator: Awaited<ReturnType<typeof startSandbox>>
let figures = ""
beforeAll(async () => {
  const settings = readSandboxSettings({ PORT: "0", LOG: "off", SANDBOX_HISTORY_DAYS: "1", METRICS_KEY: "none" })
  operator = await startSandbox({ ...settings, database: { kind: "sqlite", file: ":memory:" } })
  await fetch(`${operator.origin}/api/server-time`)
  figures = await (await fetch(`${operator.origin}/metrics`)).text()
})
afterAll(() => operator.stop())

/** The figures that a rule asks for: what a function or a label is called ends otherwise. */
const figuresIn = (text: string) => new Set(text.match(/\b(?:host|operator|visit|nodejs|process)_\w+_\w+\b/g) ?? [])

const sourcesOfHost = globSync("adapters/host/reports/*.ts", { cwd: root }).map(read).join("\n")
const isFigure = (name: string) => {
  const plain = name.replace(/_(?:bucket|count|sum)$/, "")
  return (
    figures.includes(`# TYPE ${plain} `) ||
    sourcesOfHost.includes(`"${plain}"`) ||
    sourcesOfHost.includes(`\`${plain}\``)
  )
}

test("rules and goals ask for figures that host and stand-in tell", () => {
  const asked = [...figuresIn(rules), ...figuresIn(page)]
  expect(asked.length).toBeGreaterThan(15)
  expect(asked.filter((name) => !isFigure(name))).toEqual([])
  expect(["host_luck_total", "operator_luck_seconds_bucket"].filter(isFigure)).toEqual([])
})

test("a threshold of a histogram is one of its buckets", () => {
  expect(figures).toMatch(/^operator_call_duration_seconds_bucket\{le="1",call="GET \/api\/server-time"/m)
  const [, buckets = ""] = /name: "host_request_duration_seconds"[^]*?buckets: \[([^\]]*)\]/.exec(sourcesOfHost) ?? []
  expect(buckets.split(", ")).toContain("0.5")
  expect(new Set(rules.match(/(?<=host_request_duration_seconds_bucket\{[^}]*le=")[^"]+/g))).toEqual(new Set(["0.5"]))
  expect(new Set(rules.match(/(?<=operator_call_duration_seconds_bucket\{[^}]*le=")[^"]+/g))).toEqual(new Set(["1"]))
})

const alerts = rules.match(/(?<=alert: )\w+/g) ?? []

test("docs/slo.md says of every alert what to look at, with its severity, and of no other", () => {
  const severityOf = new Map(
    [...rules.matchAll(/alert: (\w+)\n[^]*?severity: (\w+)/g)].map(([, alert, severity]) => [alert, severity]),
  )
  const rows = [...page.matchAll(/^\| ([A-Z]\w+(?:, \w+)*) \| ([\w, ]+) \|/gm)].flatMap(
    ([, names = "", severities = ""]) =>
      names.split(", ").map((name, at) => [name, severities.split(", ")[at]] as const),
  )
  expect(rows).toEqual([...severityOf])
  expect(alerts.length).toBeGreaterThan(10)
})

test("every rule that wakes somebody is played with figures that wake them", () => {
  const played = read("docs/deploy/alerts.test.yml")
  const paging = [...rules.matchAll(/alert: (\w+)\n(?:(?!alert:)[^])*?severity: page/g)].map(([, alert = ""]) => alert)
  expect(paging.filter((alert) => !new RegExp(`alertname: ${alert}\\n *exp_alerts:\\n`).test(played))).toEqual([])
})

if (promtool)
  test("promtool takes the rules, and they wake somebody when they should", async () => {
    const cwd = join(root, "docs/deploy")
    expect(await run("promtool", ["check", "rules", "alerts.yml"], { cwd })).toMatchObject({ code: 0 })
    expect(await run("promtool", ["test", "rules", "alerts.test.yml"], { cwd })).toMatchObject({ code: 0 })
  })
