import { moneyText, type Satang } from "@fakham/core/money"
import { displayTime } from "@fakham/core/time"
import type { StatementEntry } from "@fakham/core/wallet"

/** What a spreadsheet would take for the beginning of a formula. */
const beginsFormula = /^\s*[=+\-@\t\r]/

const cell = (text: string): string => {
  // Without the marks that hold words together in a line.
  const plain = text.replaceAll("\u2060", "")
  const harmless = beginsFormula.test(plain) ? `'${plain}` : plain
  return /[",\r\n;']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A number to sheets of every language: neither thousands apart nor a sign of its own. */
const figure = (amount: Satang | undefined): string =>
  amount === undefined ? "" : moneyText(amount).replaceAll(",", "").replace("−", "-")

export type CsvHeads = readonly [string, string, string, string, string, string]

/** A statement as a table that spreadsheets open by itself: the mark at its beginning tells them how it is written. */
export const statementCsv = (
  entries: ReadonlyArray<StatementEntry>,
  heads: CsvHeads,
  nameOf: (entry: StatementEntry) => string,
): string => {
  const rows = entries.map((entry) =>
    [
      displayTime(entry.createdAt),
      cell(nameOf(entry)),
      cell(entry.detail),
      cell(entry.refId),
      figure(entry.amount),
      figure(entry.balance),
    ].join(","),
  )
  return `\uFEFF${[heads.map(cell).join(","), ...rows].join("\r\n")}\r\n`
}
