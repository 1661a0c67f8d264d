import { expect, test } from "vitest"
import { sharedNames } from "./shared-names.ts"

const of = (...files: ReadonlyArray<readonly [file: string, source: string]>) => sharedNames(new Map(files))

test.each([
  ["export const stakeOf = 1", "export const stakeOf = 2"],
  ["export type stakeOf = 1", "export const stakeOf = 2"],
  ["export interface stakeOf {}", "export async function stakeOf() {}"],
  ["export declare const stakeOf: 1", "export abstract class stakeOf {}"],
  ["export function* stakeOf() {}", "export class stakeOf {}"],
])("'%s' and '%s' are found to share a name", (one, other) => {
  expect(of(["core/order/order.ts", one], ["ui/app/app.ts", other])).toEqual([
    "stakeOf is exported by core/order/order.ts and ui/app/app.ts",
  ])
})

test("a value and its type in one file are one name", () => {
  expect(of(["core/order/order.ts", "export const Order = 1\nexport type Order = 1"])).toEqual([])
})

test("what a file passes on, or keeps to itself, shares no name", () => {
  const passing = 'export { stakeOf } from "./order.ts"\nconst total = 1\n  export const total = 2'
  const own = "export const stakeOf = 1\nexport const total = 1"
  expect(of(["core/order/index.ts", passing], ["core/order/order.ts", own])).toEqual([])
})

test.each([
  ["ui/routes/main.tsx", "ui/routes/index.tsx", "Route"],
  ["ui/app/parts/games.ts", "ui/app/parts/news.ts", "part"],
  ["ui/locales/wallet.ts", "adapters/sandbox/database/migrations/007-wallet.ts", "wallet"],
  ["core/poy/paste/testing/slips/prices/totals.ts", "core/poy/totals.ts", "totals"],
  ["ui/e2e/testing/fixtures.ts", "ui/e2e/engines/fixtures.ts", "test"],
  ["scripts/core-api/report.test.ts", "core/lotto/round/round.machine.ts", "makeRound"],
])("%s and %s may export the same name", (one, other, name) => {
  const source = `export const ${name} = 1`
  expect(of([one, source], [other, source])).toEqual([])
})
