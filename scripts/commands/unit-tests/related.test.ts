import { describe, expect, it } from "vitest"
import { relatedTests } from "./related.ts"

const imports = (of: Readonly<Record<string, ReadonlyArray<string>>>) =>
  Object.entries(of).flatMap(([from, all]) => all.map((to) => ({ from, to })))

const tree = imports({
  "core/poy/index.ts": ["core/poy/limits.ts"],
  "core/poy/limits.test.ts": ["core/poy/limits.ts"],
  "core/order/placing.ts": ["core/poy/limits.ts"],
  "core/order/placing.test.ts": ["core/order/placing.ts"],
  "core/money/baht.test.ts": ["core/money/baht.ts"],
  "adapters/sandbox/poys/answer-poys.ts": ["core/poy/index.ts"],
  "adapters/sandbox/wallet/due-payments.ts": ["core/money/baht.ts"],
  "adapters/sandbox/sandbox.ts": ["adapters/sandbox/poys/answer-poys.ts", "adapters/sandbox/wallet/due-payments.ts"],
  "adapters/sandbox/operator-tests/poys/poys.test.ts": ["adapters/sandbox/sandbox.ts"],
  "adapters/sandbox/operator-tests/wallet/due-payments.test.ts": ["adapters/sandbox/sandbox.ts"],
  "adapters/operator/order/http-order-desk.ts": ["core/poy/index.ts"],
  "adapters/operator/order/order-desk.contract.test.ts": [
    "adapters/operator/order/http-order-desk.ts",
    "adapters/sandbox/sandbox.ts",
  ],
  "adapters/operator/till.contract.test.ts": ["adapters/sandbox/sandbox.ts"],
})
const guide = "scripts/documents/core-guide.test.ts"
const specification = "scripts/documents/spec.test.ts"
const tests = [
  guide,
  specification,
  ...new Set(tree.map(({ from }) => from).filter((file) => file.endsWith(".test.ts"))),
]
const after = (...changed: ReadonlyArray<string>) => relatedTests(tree, tests, changed)

describe("After a change run", () => {
  it("the tests that import what changed, however far away, but of the sandbox's only those of folders that do", () => {
    expect(after("core/poy/limits.ts")).toEqual([
      "core/poy/limits.test.ts",
      "core/order/placing.test.ts",
      "adapters/sandbox/operator-tests/poys/poys.test.ts",
      "adapters/operator/order/order-desk.contract.test.ts",
    ])
  })

  it("the tests beside what changed when none imports it", () => {
    expect(after("adapters/sandbox/wallet/due-payments.ts")).toEqual([
      "adapters/sandbox/operator-tests/wallet/due-payments.test.ts",
    ])
    expect(after("core/money/words.json")).toEqual(["core/money/baht.test.ts"])
  })

  it("the tests of documents when a document changed", () => {
    expect(after("docs/api.md")).toEqual([guide, specification])
  })

  it("the lines of the specification when a test or a journey changed, which they may name", () => {
    expect(after("ui/e2e/identity/login.spec.ts")).toEqual([specification])
  })

  it("a test that changed itself, and none after a change that nothing imports", () => {
    expect(after("adapters/sandbox/operator-tests/poys/poys.test.ts")).toEqual([
      specification,
      "adapters/sandbox/operator-tests/poys/poys.test.ts",
    ])
    expect(after("ui/screens/wallet/screen.tsx")).toEqual([])
  })
})
