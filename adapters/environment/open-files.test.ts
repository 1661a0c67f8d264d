import { expect, test } from "vitest"
import { mostConnections } from "./open-files.ts"

const limits = (files: string) => `Limit   Soft Limit   Hard Limit   Units
Max processes             7823                 7823                 processes
Max open files            ${files}              524288               files
`

test.each([
  ["1024", 480],
  ["524288", 262_112],
  ["80", 16],
  ["unlimited", undefined],
])("of %s files a server takes %j connections", (files, most) => {
  expect(mostConnections(limits(files))).toBe(most)
})

test("where nobody tells how many files there are, as many as come", () => {
  expect(mostConnections("")).toBeUndefined()
})
