import type { OpenSheet } from "@fakham/core/betting"
import { type Round, type RoundPhase, takesBets as roundTakesBets, sequenceOf } from "@fakham/core/lotto"
import type { PoyOrder } from "@fakham/core/order"
import { Trans, useLingui } from "@lingui/react/macro"
import { useActorRef } from "@xstate/react"
import { memo, useCallback, useLayoutEffect, useMemo, useState } from "react"
import type { ActorRefFrom } from "xstate"
import { parts } from "../../app/parts.ts"
import type { Machines } from "../../app/start-machines.lazy.ts"
import { useMachines } from "../../app/use-machines.ts"
import { usePart, useResource } from "../../app/use-visit.ts"
import { Button } from "../../parts/controls/button.tsx"
import { useHardwareKeys } from "../../parts/controls/hardware-keys.ts"
import { useGroupTitle } from "../../words/group-title.ts"
import { RoundName } from "../../words/round-name.tsx"
import type { RoundView } from "../lotto/round/round-view.ts"
import { OrderSheets } from "../order/placing/order-sheets.tsx"
import { Pending } from "../order/placing/pending.tsx"
import { usePageTitle } from "../page/brand/page-title.ts"
import { BetPageContext, type BetPageParts, useBetPage } from "./bet-page-context.ts"
import styles from "./bet-screen.module.css"
import { BetSheets } from "./bet-sheets.tsx"
import { AfterBets } from "./closed/after-bets.tsx"
import { useMoveSlip } from "./closed/use-move-slip.ts"
import { type Mode, Modes } from "./pad/modes.tsx"
import { useNumberKeys } from "./pad/number-keys.ts"
import { WorkArea } from "./pad/work-area.tsx"
import { RoundCaption, RoundHeader, RoundTitle, TableClock } from "./round-header.tsx"
import { SlipDock } from "./slip/slip-dock.tsx"
import { useSlipFaults } from "./slip/slip-faults.ts"
import { SlipColumn } from "./slip/slip-pane.tsx"
import { useWide } from "./use-wide.ts"

type BetPageProps = {
  readonly round: Round
  /** The same round as it goes on. */
  readonly running: ActorRefFrom<Machines["round"]>
  readonly betGroup: PoyOrder["betGroup"]
  readonly phase: RoundPhase
  readonly view: RoundView
}

/** One round to bet on: the numbers on one side, the slip on the other or, on the phone, a tap away. */
export const BetPage = ({ round, running, betGroup, phase, view }: BetPageProps) => {
  const { t } = useLingui()
  const { betPage, popularNumbers } = usePart(parts.betPage)
  const { now } = useMachines()
  const table = useActorRef(betPage, { input: { round, betGroup, running } })
  const popular = popularNumbers({ betId: round.betId, betGroup, betType: round.betType })
  // Looked at for as long as the page stands, as what shows these numbers comes and goes.
  useResource(popular)
  const takesBets = roundTakesBets(round, now())
  // Before the actor is stopped, what it has not kept yet is kept.
  useLayoutEffect(() => () => table.send({ type: "page.left" }), [table])
  const shared = useMemo<BetPageParts>(() => {
    const { betting, ordering } = table.getSnapshot().context
    return { round, betGroup, phase, takesBets, table, betting, ordering, popular, now }
  }, [round, betGroup, phase, takesBets, table, popular, now])
  const group = useGroupTitle(betGroup)
  const number = sequenceOf(round.betType)
  usePageTitle(number === undefined ? group : `${group} ${t`Round ${number}`}`)
  return (
    <BetPageContext value={shared}>
      <AtTable view={view} />
    </BetPageContext>
  )
}

/** On the sheet of an order that came too late: the same slip on the next round. */
const MoveSlip = () => {
  const { next, move } = useMoveSlip()
  return next === undefined ? null : (
    <Button tone="gold" block onClick={() => void move(next)}>
      <Trans>
        Move to <RoundName of={next} />
      </Trans>
    </Button>
  )
}

/** A slip that is on its way when betting closes stays in sight while the page goes on to the shooting. */
const AtTable = memo(({ view }: Pick<BetPageProps, "view">) => {
  const { betting, ordering, takesBets, phase } = useBetPage()
  return (
    <>
      {view === "bet" && (takesBets || phase === "notOpen") ? <Table /> : <AfterBets view={view} />}
      <OrderSheets
        ordering={ordering}
        round={{
          title: <RoundTitle />,
          caption: <RoundCaption />,
          takesBets,
          clock: <TableClock />,
          moveOn: <MoveSlip />,
        }}
        onAgain={(order) => {
          if (order.kind === "poy") betting.send({ type: "slip.pulled", bets: order.lines })
        }}
      />
    </>
  )
})
AtTable.displayName = "AtTable"

const Table = () => {
  const wide = useWide()
  const { table, betting, ordering, takesBets } = useBetPage()
  const [mode, setMode] = useState<Mode>("keypad")
  const faults = useSlipFaults(betting)
  const place = useCallback(() => table.send({ type: "order.wanted" }), [table])
  const onSheet = useCallback((sheet: OpenSheet) => table.send({ type: "sheet.opened", sheet }), [table])
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
        <Pending ordering={ordering} />
        <Modes mode={mode} onMode={setMode} onSheet={onSheet} />
        <WorkArea mode={mode} wide={wide} />
        {wide ? null : <SlipDock onOpen={() => onSheet({ kind: "slip" })} />}
      </section>
      {wide ? <SlipColumn faults={faults} onConfirm={place} /> : null}
      <BetSheets faults={faults} />
    </div>
  )
}
