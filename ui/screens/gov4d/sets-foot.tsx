import { setPrices, totalsOfSets } from "@fakham/core/gov4d"
import { minus } from "@fakham/core/money"
import { Trans, useLingui } from "@lingui/react/macro"
import { Dock } from "../../parts/chrome/dock.tsx"
import { IconButton } from "../../parts/controls/icon-button.tsx"
import { binIcon } from "../../parts/icons/player-icons.ts"
import styles from "../betting/slip/slip-pane.module.css"
import { OrderTotals } from "../order/placing/order-totals.tsx"
import { AgainstYes, StakeButton } from "../order/placing/order-yes.tsx"
import { SetCount } from "../order/placing/set-list.tsx"
import { useCash } from "../page/use-cash.ts"
import { Prizes, PrizesCaption } from "./prizes.tsx"
import { useBuying, useTicket4dPage } from "./ticket4d-page-context.ts"

type SetsFootProps = { readonly mayPlace: boolean; readonly onConfirm: () => void }

const useTotals = () => {
  const { variant } = useTicket4dPage()
  const slip = useBuying((context) => context.slip)
  return { lines: slip.lines, cost: totalsOfSets(slip, setPrices[variant]).cost }
}

/** What the sets come to, on the phone. */
export const SetsDock = (foot: SetsFootProps) => {
  const { lines, cost } = useTotals()
  const cash = useCash()
  return (
    <Dock caption={lines.length === 0 ? <Trans>No numbers selected</Trans> : <SetCount lines={lines} />} satang={cost}>
      <AgainstYes stake={cost} cash={cash} />
      <Confirm {...foot} />
    </Dock>
  )
}

/** The prizes and what the sets come to, where there is room beside the numbers. */
export const SetsColumn = (foot: SetsFootProps) => {
  const { t } = useLingui()
  const { buying } = useTicket4dPage()
  const { lines, cost } = useTotals()
  const cash = useCash()
  return (
    <aside className={styles.column} aria-label={t`Prizes for 1 set`}>
      <header className={styles.head}>
        <div className="grow">
          <h2>
            <Trans>Prizes for 1 set</Trans>
          </h2>
          <p className="cap">
            <PrizesCaption />
          </p>
        </div>
        {lines.length === 0 ? null : (
          <IconButton
            icon={binIcon}
            small
            label={t`Remove all sets`}
            onClick={() => buying.send({ type: "sets.cleared" })}
          />
        )}
      </header>
      <div className={styles.body}>
        <Prizes />
      </div>
      <footer className={styles.foot}>
        <OrderTotals
          count={lines.length === 0 ? <Trans>No numbers selected</Trans> : <SetCount lines={lines} />}
          stake={cost}
          left={cash === undefined ? undefined : minus(cash, cost)}
        />
        <AgainstYes stake={cost} cash={cash} />
        <Confirm {...foot} block />
      </footer>
    </aside>
  )
}

const Confirm = ({ mayPlace, onConfirm, block = false }: SetsFootProps & { readonly block?: boolean }) => (
  <StakeButton stake={useTotals().cost} cash={useCash()} block={block} blocked={!mayPlace} onClick={onConfirm}>
    <Trans>Confirm bet</Trans>
  </StakeButton>
)
