import type { DaySpan, StatementEntry } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import type { StatementBook } from "../../../composition/use-statement.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { download } from "../../../parts/controls/player-icons.ts"
import { statementCsv } from "./csv.ts"
import { useEntryName } from "./type-name.ts"

type SaveCsvProps = {
  readonly book: StatementBook
  readonly entries: ReadonlyArray<StatementEntry>
  readonly span: DaySpan
}

/** Keeps what is shown as a table for spreadsheets. */
export const SaveCsv = ({ book, entries, span: { from, to } }: SaveCsvProps) => {
  const { t } = useLingui()
  const nameOf = useEntryName(book)
  const heads = [t`Date and time`, t`What`, t`Details`, t`Belongs to`, t`Amount`, t`Balance after`] as const
  const save = () => {
    const link = document.createElement("a")
    link.href = URL.createObjectURL(
      new Blob([statementCsv(entries, heads, nameOf)], { type: "text/csv;charset=utf-8" }),
    )
    link.download = `${book}-${from}-${to}.csv`
    link.click()
    // The browser reads it after this call.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }
  return (
    <Button tone="quiet" small icon={download} blocked={entries.length === 0} onClick={save}>
      <Trans>Save for a spreadsheet (CSV)</Trans>
    </Button>
  )
}
