import { satang } from "@fakham/core/money"
import { expect, test } from "vitest"
import { statementCsv } from "./csv.ts"

const heads = ["วันเวลา", "รายการ", "รายละเอียด", "อ้างอิง", "จำนวน", "คงเหลือ"] as const

const entry = (rest: Partial<Parameters<typeof statementCsv>[0][number]>) => ({
  id: "1",
  transactionType: "DEPOSIT",
  amount: satang(50_037),
  balance: satang(1_248_050),
  refId: "D-1",
  detail: "",
  createdAt: Date.parse("2026-11-20T16:06:41+07:00"),
  ...rest,
})
const csv = (rest: Partial<ReturnType<typeof entry>>) => statementCsv([entry(rest)], heads, () => "ฝากเงิน")
const line = (rest: Partial<ReturnType<typeof entry>>) => csv(rest).split("\r\n")[1]

test("a statement is a table with a head, marked as the text that it is, with figures that sheets can add up", () => {
  expect(csv({ amount: satang(-200_000) })).toBe(
    "\uFEFFวันเวลา,รายการ,รายละเอียด,อ้างอิง,จำนวน,คงเหลือ\r\n20/11/2026 16:06:41,ฝากเงิน,,D-1,-2000.00,12480.50\r\n",
  )
  expect(line({ balance: undefined })).toBe("20/11/2026 16:06:41,ฝากเงิน,,D-1,500.37,")
})

test.each([
  ["=HYPERLINK(A1)", `"'=HYPERLINK(A1)"`],
  ["+66", `"'+66"`],
  ["-1", `"'-1"`],
  ["@sum", `"'@sum"`],
  ["\t=1", `"'\t=1"`],
  [" =1", `"' =1"`],
  ['a "b", c', `"a ""b"", c"`],
  ["two\nlines", `"two\nlines"`],
  ["a;b", `"a;b"`],
])("what the operator writes is no formula and stays in its cell: %j", (detail, written) => {
  expect(line({ detail })).toBe(`20/11/2026 16:06:41,ฝากเงิน,${written},D-1,500.37,12480.50`)
})
