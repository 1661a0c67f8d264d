import type { DaySpan, StatementBook, StatementEntry, WholeStatementLogic } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { useActorRef } from "@xstate/react"
import { useState } from "react"
import { useResourceActor } from "../../../app/use-visit.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { downloadIcon } from "../../../parts/icons/player-icons.ts"
import { Notice } from "../../../parts/notices/notice.tsx"
import { statementCsv } from "./csv.ts"
import { useEntryName } from "./type-name.ts"

type SaveCsvProps = {
  readonly book: StatementBook
  /** How many entries there are to save. */
  readonly count: number
  /** All of them, where they have come already. */
  readonly entries: ReadonlyArray<StatementEntry> | undefined
  readonly span: DaySpan
  readonly types: ReadonlyArray<string> | undefined
  readonly whole: WholeStatementLogic
}

/** Keeps what is shown, and what has not been reached yet, as a table for spreadsheets. */
export const SaveCsv = ({ book, count, entries, span, types, whole }: SaveCsvProps) => {
  const { t } = useLingui()
  const nameOf = useEntryName(book)
  const [isLoading, read] = useState(false)
  const heads = [t`Date and time`, t`Type`, t`Details`, t`Reference`, t`Amount`, t`Balance after`] as const
  const save = (all: ReadonlyArray<StatementEntry>) => {
    const link = document.createElement("a")
    link.href = URL.createObjectURL(new Blob([statementCsv(all, heads, nameOf)], { type: "text/csv;charset=utf-8" }))
    link.download = `${book}-${span.from}-${span.to}.csv`
    link.click()
    // The browser reads it after this call.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }
  if (isLoading)
    return (
      <LoadingWhole
        whole={whole}
        question={{ span, types }}
        onEnd={(all) => {
          read(false)
          if (all !== undefined) save(all)
        }}
      />
    )
  return (
    <Button
      tone="quiet"
      small
      icon={downloadIcon}
      blocked={count === 0}
      onClick={() => (entries === undefined ? read(true) : save(entries))}
    >
      <Trans>Download as CSV</Trans>
    </Button>
  )
}

type LoadingWholeProps = Pick<SaveCsvProps, "whole"> & {
  readonly question: Pick<SaveCsvProps, "span" | "types">
  /** With all entries, or with nothing where they cannot be had. */
  readonly onEnd: (all: ReadonlyArray<StatementEntry> | undefined) => void
}

const LoadingWhole = ({ whole, question, onEnd }: LoadingWholeProps) => {
  const reading = useActorRef(whole, { input: question }, ({ status, output }) => {
    if (status === "done") onEnd(output)
  })
  const { hasFailed, retry } = useResourceActor(reading)
  return (
    <>
      <Button tone="quiet" small icon={downloadIcon} sending={!hasFailed} onClick={retry}>
        <Trans>Download as CSV</Trans>
      </Button>
      {hasFailed ? (
        <Notice tone="bad">
          <Trans>Some of this couldn't be loaded.</Trans>
        </Notice>
      ) : null}
    </>
  )
}
