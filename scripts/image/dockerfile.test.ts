import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { hostVariables, readHostSettings } from "@fakham/host"
import { readSandboxSettings, sandboxVariables } from "@fakham/stand-in"
import { describe, expect, test } from "vitest"
import { root } from "../commands/run.ts"
import { contextOf, ignoredBy } from "./context.ts"
import { lastOf, readCopy, readDockerfile, readEnv, readProgram } from "./dockerfile.ts"

const read = (file: string) => readFileSync(join(root, file), "utf8")
const stages = readDockerfile(read("Dockerfile"))
const compose = read("compose.yaml")
const context = await contextOf(root)

/** What a stage and those that it begins with copy. */
const copiesOf = (name: string): ReadonlyArray<ReturnType<typeof readCopy>> => {
  const stage = stages.find((one) => one.name === name)
  const own = stage?.instructions.filter(({ keyword }) => keyword === "COPY").map(({ text }) => readCopy(text)) ?? []
  return stage === undefined ? [] : [...copiesOf(stage.from), ...own]
}
const under = (source: string) =>
  context.filter((file) => file === source || file.startsWith(source.replace(/\/?$/, "/")))

const images = [
  { image: "host", unit: "fakham-host@.service" },
  { image: "stand-in", unit: "fakham-stand-in@.service" },
]

test("every stage begins with the Node of this repository, by its version, or with another stage", () => {
  const names = new Set(stages.map(({ name }) => name))
  const begun = stages.map(({ from }) => from).filter((from) => !names.has(from))
  expect(new Set(begun)).toEqual(new Set([`node:${read(".nvmrc").trim()}-bookworm-slim`]))
})

test("every path that is copied is there", () => {
  const copies = stages
    .flatMap(({ name }) => copiesOf(name))
    .filter(({ from, sources }) => !from && !sources.includes("."))
  expect(copies.length).toBeGreaterThan(10)
  expect(copies.flatMap(({ sources }) => sources).filter((source) => under(source).length === 0)).toEqual([])
})

describe.each(images)("the image of the $image", ({ image, unit }) => {
  test("starts what the unit of systemd starts", () => {
    const started = /^ExecStart=(.*)$/m.exec(read(`docs/deploy/${unit}`))?.[1]?.replaceAll("/srv/fakham/current/", "")
    expect(readProgram(lastOf(stages, image, "CMD") ?? "").join(" ")).toBe(
      started?.replace("node_modules/node/bin/node", "node"),
    )
  })

  test("runs as a plain user, tells whether it lives, and installs nothing", () => {
    expect(lastOf(stages, image, "USER")).toBe("node")
    expect(lastOf(stages, image, "HEALTHCHECK")).toContain("/livez")
    const stage = stages.find(({ name }) => name === image)
    const runs = stage?.instructions.filter(({ keyword }) => keyword === "RUN") ?? []
    expect(runs.filter(({ text }) => text.includes("npm"))).toEqual([])
  })

  test("holds no tests, no screens, no tools", () => {
    const copies = copiesOf(image)
    expect(copies.flatMap(({ from }) => from ?? []).toSorted()).toEqual(
      image === "host" ? ["build", "libraries"] : ["libraries"],
    )
    const held = copies.filter(({ from }) => from === undefined).flatMap(({ sources }) => sources.flatMap(under))
    expect(held.length).toBeGreaterThan(500)
    expect(held.filter((file) => /\.test\.|\/testing\/|\/operator-tests\/|^(?:ui|scripts|docs)\//.test(file))).toEqual(
      [],
    )
  })

  test("has settings that can be used", () => {
    const env = stages
      .filter(({ name }) => name === image || name === "shared")
      .flatMap(({ instructions }) => instructions.filter(({ keyword }) => keyword === "ENV"))
      .reduce<Record<string, string>>((all, { text }) => ({ ...all, ...readEnv(text) }), {})
    const known = Object.keys(image === "host" ? hostVariables.entries : sandboxVariables.entries)
    expect(Object.keys(env).filter((name) => name !== "NODE_ENV" && !known.includes(name))).toEqual([])
    expect(lastOf(stages, image, "EXPOSE")).toBe(env["PORT"])
  })
})

/** The variables that compose.yaml gives a program, with what stands for those that whoever runs it names. */
const environmentIn = (service: string) => {
  const [, block = ""] =
    new RegExp(`^ *${service}:(?: &\\w+)?\\n[^]*?^ *environment:\\n((?: +[A-Z_]+: .*\\n)+)`, "m").exec(compose) ?? []
  const values = block.replaceAll(/^ +([A-Z_]+): /gm, "$1=").replaceAll(/\$\{\w+:-([^}]*)\}/g, "$1")
  return parseEnv(values.replaceAll(/\$\{\w+:\?[^}]*\}/g, "0af3"))
}

test("compose.yaml starts both with settings that can be used, and a proxy that both trust", () => {
  const host = environmentIn("x-host")
  const standIn = environmentIn("stand-in")
  const { settings, faults } = readHostSettings(host)
  expect(faults).toBeUndefined()
  expect(settings).toMatchObject({ session: "host", operatorOrigin: "http://stand-in:4180" })
  expect(readSandboxSettings(standIn)).toMatchObject({ database: { kind: "postgres" }, seed: "demo" })
  const [, subnet] = /subnet: ([\d./]+)/.exec(compose) ?? []
  expect([host["TRUSTED_PROXIES"], standIn["TRUSTED_PROXIES"]]).toEqual([subnet, subnet])
  expect(host["PUSHER_CHANNEL"]).toBe(standIn["PUSHER_CHANNEL"])
})

test("compose.yaml runs two hosts that write nothing, behind images of named versions", () => {
  expect(compose.match(/^ {2}host-\d: \*host$/gm)).toHaveLength(2)
  expect(compose).toMatch(/x-program: &program\n(?: {2}.*\n)*? {2}read_only: true\n/)
  for (const image of compose.match(/(?<=image: )(?!fakham).*$/gm) ?? [""]) expect(image).toMatch(/^[a-z]+:\d+\.\d+/)
  const proxy = read("docs/deploy/Caddyfile")
  for (const host of compose.match(/host-\d(?=: \*host)/g) ?? []) expect(proxy).toContain(`${host}:4173`)
})

test("the last line of a .dockerignore that names a path or a folder above it decides", () => {
  const isIgnored = ignoredBy("# none\n.*\n!.npmrc\n**/testing\n**/*.test.ts\ndocs")
  expect(["core/a.ts", ".npmrc", "core/tests.ts"].filter(isIgnored)).toEqual([])
  const left = [".env", "core/testing/a.ts", "testing/a.ts", "core/a.test.ts", "docs/deploy/a.conf"]
  expect(left.filter(isIgnored)).toEqual(left)
})

test("a Dockerfile is read by stages, over lines that go on", () => {
  const text = '# luck\nFROM a:1 AS one\nRUN x \\\n  y\nFROM one AS two\nCMD ["z"]\n'
  expect(readDockerfile(text)).toEqual([
    { name: "one", from: "a:1", instructions: [{ keyword: "RUN", text: "x y" }] },
    { name: "two", from: "one", instructions: [{ keyword: "CMD", text: '["z"]' }] },
  ])
  expect(lastOf(readDockerfile(text), "two", "RUN")).toBe("x y")
  expect(() => readDockerfile("luck")).toThrow("no instruction")
})
