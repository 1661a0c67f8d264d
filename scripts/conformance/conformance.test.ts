import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  type Certificate,
  certificatePage,
  certificateText,
  certify,
  testsOf,
  wrongFindings,
} from "@fakham/operator/contract"
import { databaseSources, literalOperator, operatorOn } from "@fakham/stand-in/testing"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { runScript } from "../commands/run.ts"

const [source] = await databaseSources()
if (source === undefined) throw new Error("SQLite is always there.")
const { fresh, clear } = source
afterAll(clear)

const somchai = { userName: "somchai88", pin: "Duean69#x", pushKey: "fakham-demo" }
const wrongSentences = (report: Certificate) =>
  wrongFindings(report).map(({ part, says, why }) => `${part}: ${says}: ${why}`)
const outcomes = ({ checks }: Certificate, origin: string) =>
  Map.groupBy(
    checks.filter((check) => check.origin === origin),
    ({ outcome }) => outcome,
  )

describe("the stand-in operator", () => {
  let operator: Awaited<ReturnType<typeof operatorOn>>
  let report: Certificate
  beforeAll(async () => {
    operator = await operatorOn(fresh)
    report = await certify({ ...somchai, origin: operator.origin, movesMoney: true })
  })
  afterAll(() => operator.stop())

  it("keeps the whole contract, by at least 300 checks and a dozen flows in at most 90 seconds", () => {
    expect(wrongSentences(report)).toEqual([])
    expect(report.checks.length).toBeGreaterThan(300)
    expect(report.seconds).toBeLessThan(90)
    const flows = new Set(report.checks.map(({ part }) => part))
    expect([...flows]).toEqual(
      expect.arrayContaining([
        "login",
        "the lobby",
        "a bet and its cancelling",
        "exactly once",
        "a deposit",
        "a withdrawal",
        "games",
        "push",
      ]),
    )
    expect(flows.size).toBeGreaterThan(14)
  })

  it("plays every flow to its end", () => {
    const left = report.checks.filter(({ outcome, part }) => outcome === "missing" && part !== "answers")
    expect(left.map(({ part, says, why }) => `${part}: ${says}: ${why}`)).toEqual([])
  })

  it("has its books in order afterwards", async () => {
    expect((await operator.ask("/__sandbox/books")).body).toMatchObject({
      data: { sum: 0, balancesWronglyKept: 0, slipsNotPaidFor: 0 },
    })
  })
})

it("moves no money where that is not wished for", async () => {
  const operator = await operatorOn(fresh)
  const { headers } = operator.as(await operator.tokenOf(somchai.userName, somchai.pin))
  const statement = async () => (await operator.ask("/poy-api/transactions.page", { headers })).body
  const before = await statement()
  const report = await certify({ ...somchai, origin: operator.origin, movesMoney: false })
  expect([wrongSentences(report), await statement()]).toEqual([[], before])
  expect(report.leftOut).toContain("a bet and its cancelling")
  expect(certificateText(report)).toContain("Not played without --with-money: a bet and its cancelling")
  await operator.stop()
})

describe("an operator of the product's own calls alone", () => {
  it("keeps what is given, and is told what it goes without", async () => {
    const operator = await literalOperator()
    const report = await certify({ ...somchai, origin: operator.origin, movesMoney: true })
    expect(wrongSentences(report)).toEqual([])
    expect(outcomes(report, "given").get("met")?.length).toBeGreaterThan(100)
    expect(outcomes(report, "chosen").get("met")).toBe(undefined)
    expect(certificateText(report)).toContain("GET /poy-api/poys.all")
    await operator.stop()
  })
})

it("makes a test of each check, which throws what was sent and answered where it is wrong", async () => {
  const met = { part: "the lobby", origin: "given", says: "it is told", outcome: "met" } as const
  const wrong = { ...met, says: "it is right", outcome: "wrong", why: "no", sent: "GET /a", answered: "500" } as const
  const report = { origin: "https://operator.example", seconds: 1, checks: [met, wrong], leftOut: [] }
  const [one, other] = testsOf(report)
  expect([one?.says, other?.says]).toEqual(["the lobby: it is told", "the lobby: it is right"])
  await one?.holds()
  await expect(other?.holds()).rejects.toThrow("no\nsent      GET /a\nanswered  500")
})

describe("the command", () => {
  it("writes a report, shows no PIN, and fails where something is wrong", async () => {
    const operator = await operatorOn(fresh)
    const folder = await mkdtemp(join(tmpdir(), "fakham-conformance-"))
    const args = ["--origin", operator.origin, "--user", somchai.userName]
    const file = join(folder, "report.json")
    const right = await runScript("conformance/conformance.ts", [...args, "--pin", somchai.pin, "--report", file])
    expect([right.code, right.output]).toEqual([
      0,
      expect.stringMatching(/^given: \d+ met, \d+ not offered, 0 wrong$/m),
    ])
    const written = await readFile(file, "utf8")
    expect(written).not.toContain(somchai.pin)
    expect(JSON.parse(written)).toMatchObject({ origin: operator.origin, checks: expect.any(Array) })
    const page = join(folder, "report.html")
    const wrong = await runScript("conformance/conformance.ts", [...args, "--pin", "Nobody69#x", "--report", page])
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining("✘ login: a player logs in")])
    expect(await readFile(page, "utf8")).toContain("<b>1 wrong</b>")
    expect((await runScript("conformance/conformance.ts", [])).code).toBe(2)
    await rm(folder, { recursive: true })
    await operator.stop()
  })

  it("shows what an operator says as text", () => {
    const check = {
      part: "answers",
      origin: "given",
      says: "GET /api/cashs",
      outcome: "wrong",
      why: "<script>",
    } as const
    const page = certificatePage({ origin: "https://operator.example", seconds: 1, checks: [check], leftOut: [] })
    expect(page).toContain("&lt;script&gt;")
    expect(page).not.toContain("<script>")
  })
})
