import { type Round, type RoundPhase, takesBets as roundTakesBets, sequenceOf } from "@fakham/core/lotto"
import type { PoyOrder } from "@fakham/core/order"
import { useLingui } from "@lingui/react/macro"
import { useNavigate } from "@tanstack/react-router"
import { useActorRef } from "@xstate/react"
import { memo, useCallback, useMemo, useState } from "react"
import { useMachines } from "../../composition/use-machines.ts"
import { useHardwareKeys } from "../../parts/controls/hardware-keys.ts"
import { useGroupTitle } from "../../words/group-title.ts"
import { usePageTitle } from "../brand/page-title.ts"
import { OrderSheets } from "../placing/order-sheets.tsx"
import { Pending } from "../placing/pending.tsx"
import { RulesOnce } from "../placing/rules-once.tsx"
import type { usePlacing } from "../placing/use-placing.ts"
import type { RoundView } from "../round/round-view.ts"
import { AfterBets } from "./after-bets.tsx"
import styles from "./bet-screen.module.css"
import { BetSheets, type OpenSheet } from "./bet-sheets.tsx"
import { type BetTable, BetTableContext, useBetTable, useBetting } from "./bet-table.ts"
import { useBettingNews } from "./betting-news.ts"
import { type Mode, Modes } from "./pad/modes.tsx"
import { useNumberKeys } from "./pad/number-keys.ts"
import { WorkArea } from "./pad/work-area.tsx"
import { RoundCaption, RoundHeader, RoundTitle } from "./round-header.tsx"
import { SlipDock } from "./slip/slip-dock.tsx"
import { useSlipFaults } from "./slip/slip-faults.ts"
import { SlipColumn } from "./slip/slip-pane.tsx"
import { useSlipHandoff } from "./slip/use-slip-handoff.ts"
import { useSlipPlacing } from "./slip/use-slip-placing.ts"
import { useWide } from "./use-wide.ts"

type BetPageProps = {
  readonly round: Round
  readonly betGroup: PoyOrder["betGroup"]
  readonly phase: RoundPhase
  readonly view: RoundView
}

/** One round to bet on: the numbers on one side, the slip on the other or, on the phone, a tap away. */
export const BetPage = ({ round, betGroup, phase, view }: BetPageProps) => {
  const { t } = useLingui()
  const { betting: logic, now } = useMachines()
  const { betId, betType } = round
  const betting = useActorRef(logic, { input: { betId, betGroup, betType } })
  const takesBets = roundTakesBets(round, now())
  useBettingNews(betting, takesBets)
  useSlipHandoff(betting, betId)
  const table = useMemo<BetTable>(
    () => ({ round, betGroup, phase, takesBets, betting, now }),
    [round, betGroup, phase, takesBets, betting, now],
  )
  const group = useGroupTitle(betGroup)
  const number = sequenceOf(betType)
  usePageTitle(number === undefined ? group : `${group} ${t`Round ${number}`}`)
  return (
    <BetTableContext value={table}>
      <AtTable view={view} />
    </BetTableContext>
  )
}

/** A slip that is on its way when betting closes stays in sight while the page goes on to the shooting. */
const AtTable = memo(({ view }: Pick<BetPageProps, "view">) => {
  const [sheet, setSheet] = useState<OpenSheet>()
  const { betting, takesBets } = useBetTable()
  const terms = useBetting((betting) => betting.terms)
  const placing = useSlipPlacing(useCallback(() => setSheet(undefined), []))
  const ordered = { title: <RoundTitle />, caption: <RoundCaption />, takesBets, terms }
  return (
    <>
      {view === "bet" ? (
        <Table placing={placing} sheet={sheet} onSheet={setSheet} />
      ) : (
        <AfterBets placing={placing} view={view} />
      )}
      <OrderSheets
        placing={placing}
        round={ordered}
        onAgain={(order) => {
          if (order.kind === "poy") betting.send({ type: "slip.pulled", bets: order.lines })
        }}
      />
    </>
  )
})
AtTable.displayName = "AtTable"

type TableProps = {
  readonly placing: ReturnType<typeof usePlacing>
  readonly sheet: OpenSheet | undefined
  readonly onSheet: (sheet: OpenSheet | undefined) => void
}

const Table = ({ placing, sheet, onSheet }: TableProps) => {
  const wide = useWide()
  const navigate = useNavigate()
  const { betting, betGroup, takesBets } = useBetTable()
  const [mode, setMode] = useState<Mode>("keypad")
  const faults = useSlipFaults(betting)
  const { place } = placing
  const mayPlace = takesBets && faults.faults.size === 0
  const enter = useCallback(() => {
    if (betting.getSnapshot().context.slip.entries.length === 0) return
    if (!wide) onSheet({ kind: "slip" })
    else if (mayPlace) place()
  }, [betting, wide, mayPlace, place, onSheet])
  const paste = useCallback(
    (text: string) => {
      if (/^[\d๐-๙\s,;]+$/.test(text)) betting.send({ type: "digits.pasted", text })
      else onSheet({ kind: "paste", text })
    },
    [betting, onSheet],
  )
  useHardwareKeys({ ...useNumberKeys(betting), onEnter: enter, onPaste: paste })
  return (
    <div className={styles.table}>
      <section className={styles.work}>
        <RoundHeader />
        <Pending placing={placing} />
        <Modes mode={mode} onMode={setMode} onSheet={onSheet} />
        <WorkArea mode={mode} wide={wide} />
        {wide ? null : <SlipDock onOpen={() => onSheet({ kind: "slip" })} />}
      </section>
      {wide ? <SlipColumn faults={faults} onConfirm={place} /> : null}
      <BetSheets sheet={sheet} faults={faults} placing={placing} onClose={() => onSheet(undefined)} />
      <RulesOnce
        takesBets={takesBets}
        onDecline={() => void navigate({ to: "/lotto/$betGroup", params: { betGroup } })}
      />
    </div>
  )
}
