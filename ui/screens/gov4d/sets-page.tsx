import type { Gov4dVariant, Round, RoundPhase } from "@fakham/core/lotto"
import { useActorRef, useSelector } from "@xstate/react"
import { useCallback, useMemo, useState } from "react"
import { parts } from "../../app/parts.ts"
import { useMachines } from "../../app/use-machines.ts"
import { usePart } from "../../app/use-visit.ts"
import { useHardwareKeys } from "../../parts/controls/hardware-keys.ts"
import { RoundCloses } from "../../words/round-closes.tsx"
import { useVariantTitle, VariantName } from "../../words/variant-name.tsx"
import styles from "../betting/bet-screen.module.css"
import { useNumberKeys } from "../betting/pad/number-keys.ts"
import { useWide } from "../betting/use-wide.ts"
import { RoundBar } from "../lotto/round/round-bar.tsx"
import { RoundClock } from "../lotto/round/round-clock.tsx"
import { lazySheet, useFetchedAhead } from "../order/placing/lazy-sheet.tsx"
import { OrderSheets } from "../order/placing/order-sheets.tsx"
import { Pending } from "../order/placing/pending.tsx"
import { usePageTitle } from "../page/brand/page-title.ts"
import { PickArea } from "./pick-area.tsx"
import { PrizesSheet } from "./prizes.tsx"
import { SetsColumn, SetsDock } from "./sets-foot.tsx"
import { type NextDraw, Ticket4dPageContext, type Ticket4dPageParts, useTicket4dPage } from "./ticket4d-page-context.ts"
import { Variants } from "./variants.tsx"

const PasteSetsSheet = lazySheet(async () => (await import("./paste-sets-sheet.lazy.tsx")).PasteSetsSheet)

type OpenSheet = { readonly kind: "prizes" } | { readonly kind: "paste"; readonly text: string }

type Ticket4dPageProps = {
  readonly round: Round
  readonly variant: Gov4dVariant
  readonly phase: RoundPhase
  readonly rounds: ReadonlyArray<Round>
  /** Leads to the draw that takes sets, where this one no longer does. */
  readonly next: NextDraw | undefined
}

/** One draw of a four-digit lottery: numbers are picked set by set, and placed like any slip. */
export const Ticket4dPage = ({ round, variant, phase, rounds, next }: Ticket4dPageProps) => {
  const { lobby } = useMachines()
  const table = useActorRef(usePart(parts.ticket4dPage).ticket4dPage, { input: { round, variant, lobby: lobby() } })
  const takesBets = phase === "open" || phase === "closingSoon" || phase === "urgent"
  usePageTitle(useVariantTitle(variant))
  const shared = useMemo<Ticket4dPageParts>(() => {
    const { buying, ordering } = table.getSnapshot().context
    return { round, variant, phase, takesBets, table, buying, ordering }
  }, [round, variant, phase, takesBets, table])
  return (
    <Ticket4dPageContext value={shared}>
      <Table rounds={rounds} next={next} />
    </Ticket4dPageContext>
  )
}

const Table = ({ rounds, next }: Pick<Ticket4dPageProps, "rounds" | "next">) => {
  useFetchedAhead(PasteSetsSheet)
  const { now } = useMachines()
  const wide = useWide()
  const { table, buying, ordering, round, variant, phase, takesBets } = useTicket4dPage()
  const [sheet, setSheet] = useState<OpenSheet>()
  const place = useCallback(() => table.send({ type: "order.wanted" }), [table])
  const isEmpty = useSelector(buying, ({ context }) => context.slip.lines.length === 0)
  const mayPlace = takesBets && !isEmpty
  const enter = useCallback(() => {
    if (mayPlace) place()
  }, [mayPlace, place])
  const paste = useCallback((text: string) => setSheet({ kind: "paste", text }), [])
  useHardwareKeys({ ...useNumberKeys(buying), onEnter: enter, onPaste: paste })
  const close = () => setSheet(undefined)
  const clock = <RoundClock round={round} phase={phase} takesBets={takesBets} now={now} />
  const ordered = {
    title: <VariantName of={variant} />,
    caption: <RoundCloses of={round} now={now()} />,
    takesBets,
    clock,
  }
  return (
    <div className={styles.table}>
      <section className={styles.work}>
        <RoundBar betGroup="gov4d" title={ordered.title} caption={ordered.caption}>
          {clock}
        </RoundBar>
        <Pending ordering={ordering} />
        <Variants variant={variant} rounds={rounds} />
        <PickArea wide={wide} onPrizes={() => setSheet({ kind: "prizes" })} onPaste={() => paste("")} next={next} />
        {wide ? null : <SetsDock mayPlace={mayPlace} onConfirm={place} />}
      </section>
      {wide ? <SetsColumn mayPlace={mayPlace} onConfirm={place} /> : null}
      {sheet?.kind === "prizes" ? <PrizesSheet onClose={close} /> : null}
      {sheet?.kind === "paste" ? <PasteSetsSheet begun={sheet.text} onClose={close} /> : null}
      <OrderSheets
        ordering={ordering}
        round={ordered}
        onAgain={(order) => {
          if (order.kind === "sets") buying.send({ type: "sets.picked", lines: order.lines })
        }}
      />
    </div>
  )
}
