import { moneyText, shortMoneyText, winnings } from "@fakham/core/money"
import { agreed, changes } from "@fakham/core/order"
import { plural } from "@lingui/core/macro"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useLayoutEffect } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { closeIcon, Icon } from "../../../parts/icons/icon.tsx"
import { chevronRightIcon } from "../../../parts/icons/player-icons.ts"
import { Plate } from "../../../parts/plates/plate.tsx"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import { tapGuard } from "../../../parts/sheets/tap-guard.ts"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { rateText } from "../../../words/rate-text.ts"
import { AgainstYes, YesButton } from "./order-yes.tsx"
import { leftOf, ReviewTotals } from "./placing-review.tsx"
import styles from "./placing-sheet.module.css"
import type { StepProps } from "./placing-step.ts"

/** Rates that changed before the slip was taken: line by line, and one yes to all of them. */
export const PlacingChanges = ({ actor, round, onLeave }: StepProps) => {
  const { t } = useLingui()
  const name = useBetTypeName()
  const context = useSelector(actor, (state) => state.context)
  const { order, news, balance } = context
  const changed = changes(context)
  const now = agreed(order, news)
  const same = order.lines.length - changed.length
  const count = changed.length
  const shown = changed.map(({ line, now: rate }) => `${line.ref} ${rate}`).join()
  // What a finger was on its way to agree to was the list before.
  useLayoutEffect(() => {
    if (shown !== "") tapGuard.changed()
  }, [shown])
  return (
    <Sheet
      kind="auto"
      title={t`Rates changed on ${plural(count, { one: "# bet", other: "# bets" })}`}
      caption={<Trans>Nothing placed, nothing charged. Review and confirm again.</Trans>}
      beside={round.clock}
      onClose={onLeave}
      foot={
        <>
          <ReviewTotals order={now} before={order} left={leftOf(balance, now)} />
          <AgainstYes />
          <div className={styles.acts}>
            <Button tone="outline" onClick={onLeave}>
              <Trans>Edit slip</Trans>
            </Button>
            <YesButton onClick={() => actor.send({ type: "change.agreed" })}>
              {now.lines.length === 0 ? <Trans>Remove them</Trans> : <Trans>Confirm new rates</Trans>}
            </YesButton>
          </div>
        </>
      }
    >
      <ul className={styles.changes}>
        {changed.map(({ line, now: rate }) => {
          const price = shortMoneyText(line.price)
          const most = moneyText(winnings(line.price, rate))
          const money = moneyText(line.price)
          return (
            <li key={line.ref} className={classNames(rate === 0 && styles.gone)}>
              <Plate number={line.number} look={rate === 0 ? "dim" : "rest"} />
              <span>
                <b>
                  {name(line.option)} · <Trans>stake {price}</Trans>
                </b>
                <span className="cap">
                  {rate === 0 ? <Trans>Now closed · {money} not charged</Trans> : <Trans>Max win {most}</Trans>}
                </span>
              </span>
              <span className={styles.rates}>
                {rate === 0 ? (
                  <>
                    <Icon of={closeIcon} size="xs" /> <Trans>Removed</Trans>
                  </>
                ) : (
                  <>
                    <s className="num">{rateText(line.multiply)}</s> <Icon of={chevronRightIcon} size="xs" />{" "}
                    <b className="num">{rateText(rate)}</b>
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {same > 0 ? (
        <p className="cap">
          <Plural value={same} one="# bet at its old rate" other="# bets at their old rates" />
        </p>
      ) : null}
    </Sheet>
  )
}
