import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { reportsOf } from "./report.ts"

const entries = [
  { name: "@trade/core", source: "index.ts" },
  { name: "@trade/core/round", source: "round/index.ts" },
]

const files = {
  "index.d.ts": `export { makeRound as startRound } from "./round.machine.ts"\n`,
  "round.machine.d.ts": `
import { type Phase } from "./phase.ts"
import type { StateMachine } from "xstate"
type Event = { readonly type: "round.closed"; readonly phase: Phase }
type Unheard = { readonly type: "nobody" }
/** One round. */
export declare const makeRound: (now: () => number) => import("xstate").StateMachine<import("./phase.ts").Context, Event>
`,
  "phase.d.ts": `
export type Phase = "open" | "closed"
export type Context = { readonly betId: string }
`,
  "round/index.d.ts": `export { makeRound } from "../round.machine.ts"\nexport { type Phase } from "../phase.ts"\n`,
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fakham-report-"))
  await mkdir(join(folder, "round"))
})
afterAll(() => rm(folder, { recursive: true }))

const report = async (changed: Partial<typeof files> = {}) => {
  for (const [file, text] of Object.entries({ ...files, ...changed })) await writeFile(join(folder, file), text)
  const [main, round] = reportsOf(entries, folder)
  return { main: main?.text, round: round?.text, names: round?.names }
}

describe("The report of what core offers to others", () => {
  it("tells a declaration where its concept is, and elsewhere where to find it", async () => {
    const { main, round, names } = await report()
    expect(round).toContain("const makeRound = (now: () => number) => machine {\n  knows: Context\n  events: Event\n}")
    expect(round).toContain("![States of makeRound](charts/round/makeRound.svg)")
    expect(round).toContain(`export type Phase = "open" | "closed"`)
    expect(names).toBe(2)
    expect(main).toContain(`export { makeRound as startRound } from "@trade/core/round"`)
    expect(main).not.toContain("StateMachine")
  })

  it("tells what a declaration is made of, and nothing that it is not made of", async () => {
    const { round } = await report()
    expect(round).toContain(`type Event = { readonly type: "round.closed"; readonly phase: Phase }`)
    expect(round).toContain("type Context = { readonly betId: string }")
    expect(round).not.toContain("NeverReceived")
    expect(round).toContain("/** One round. */\nconst makeRound")
  })

  it("changes when something behind an exported name changes", async () => {
    const before = await report()
    const after = await report({ "phase.d.ts": files["phase.d.ts"].replace("betId", "id") })
    expect(after.round).not.toBe(before.round)
  })

  it("changes when the sentence above a declaration changes", async () => {
    const before = await report()
    const after = await report({ "round.machine.d.ts": files["round.machine.d.ts"].replace("One", "Another") })
    expect(after.round).toBe(before.round?.replace("One round.", "Another round."))
  })

  it("cannot be had of an entry that hides its names behind a star", async () => {
    await expect(report({ "index.d.ts": `export * from "./round.machine.ts"\n` })).rejects.toThrow("has no name there")
  })
})
