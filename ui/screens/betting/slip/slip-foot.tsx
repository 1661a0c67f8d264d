import { lineKey } from "@fakham/core/betting"
import { minus } from "@fakham/core/money"
import { totals } from "@fakham/core/poy"
import { Plural, Trans } from "@lingui/react/macro"
import { Button } from "../../../parts/controls/button.tsx"
import { Icon, warningIcon } from "../../../parts/icons/icon.tsx"
import { undoIcon } from "../../../parts/icons/player-icons.ts"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { OrderTotals } from "../../order/placing/order-totals.tsx"
import { AgainstYes, StakeButton } from "../../order/placing/order-yes.tsx"
import { useCash } from "../../page/use-cash.ts"
import { useBetPage, useBetting } from "../bet-page-context.ts"
import type { SlipFaults } from "./slip-faults.ts"
import styles from "./slip-pane.module.css"

type SlipFootProps = { readonly faults: SlipFaults; readonly onConfirm: () => void }

/** What the slip comes to, and the way on; what stands against it is said, and a press leads there. */
export const SlipFoot = ({ faults, onConfirm }: SlipFootProps) => {
  const { betting, takesBets } = useBetPage()
  const slip = useBetting((context) => context.slip)
  const cash = useCash()
  const { count, stake, largestWin } = totals(slip)
  const undoes = slip.entries.filter(({ add }) => add === slip.lastAdd).length
  const blocked = faults.faults.size > 0 || count === 0 || !takesBets
  const lead = () => {
    if (faults.faults.size > 0) document.querySelector<HTMLInputElement>("input[aria-invalid]")?.focus()
  }
  return (
    <footer className={styles.foot}>
      <Blocker faults={faults} />
      <OrderTotals
        count={<Plural value={count} one="# bet in total" other="# bets in total" />}
        stake={stake}
        largestWin={largestWin}
        left={cash === undefined ? undefined : minus(cash, stake)}
      />
      <AgainstYes stake={stake} cash={cash} />
      <div className={styles.acts}>
        <Button
          tone="outline"
          icon={undoIcon}
          blocked={undoes === 0}
          onClick={() => betting.send({ type: "batch.undone" })}
        >
          <Trans>Undo last batch</Trans>
        </Button>
        <StakeButton stake={stake} cash={cash} blocked={blocked} onClickCapture={lead} onClick={onConfirm}>
          <Trans>Confirm bet</Trans>
        </StakeButton>
      </div>
    </footer>
  )
}

const Blocker = ({ faults: { faults } }: { readonly faults: SlipFaults }) => {
  const { takesBets, phase } = useBetPage()
  const name = useBetTypeName()
  const entries = useBetting(({ slip }) => slip.entries)
  const first = faults.size === 0 ? undefined : entries.find((entry) => faults.has(lineKey(entry)))
  if (takesBets && first === undefined) return null
  const where = first === undefined ? "" : `${name(first.option)} ${first.number}`
  return (
    <p className={styles.blocker} role="alert">
      <Icon of={warningIcon} size="xs" />
      <span>
        {first !== undefined ? (
          <Trans>{where}: fix the stake first</Trans>
        ) : phase === "notOpen" ? (
          <Trans>This round isn't open yet. Your slip is saved.</Trans>
        ) : (
          <Trans>This round is closed. Nothing was placed. Your slip is saved.</Trans>
        )}
      </span>
    </p>
  )
}
