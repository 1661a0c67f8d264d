import { setPrices } from "@fakham/core/gov4d"
import { minus, moneyText, type Satang } from "@fakham/core/money"
import { balanceAfter, foldedLines, largestWin, type Order, stakeOf } from "@fakham/core/order"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Button } from "../../../parts/controls/button.tsx"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import { FoldedBets } from "../../../words/folded-bets.tsx"
import { OrderTotals } from "./order-totals.tsx"
import { AgainstYes, YesButton } from "./order-yes.tsx"
import styles from "./placing-sheet.module.css"
import type { StepProps } from "./placing-step.ts"
import { OrderedSets, SetCount } from "./set-list.tsx"

/** The last look before money is staked; the same page stays while the slip is on its way. */
export const Review = ({ actor, round, onLeave, sending = false }: StepProps & { readonly sending?: boolean }) => {
  const { t } = useLingui()
  const order = useSelector(actor, ({ context }) => context.order)
  const amount = moneyText(stakeOf(order))
  return (
    <Sheet
      kind="auto"
      title={t`Place bets?`}
      caption={
        <>
          {round.title}&nbsp;· {round.caption}
        </>
      }
      beside={round.clock}
      onClose={onLeave}
      foot={
        <>
          <TotalsNow actor={actor} />
          <AgainstYes />
          <div className={styles.acts}>
            <Button tone="outline" blocked={sending} onClick={onLeave}>
              <Trans>Edit slip</Trans>
            </Button>
            <YesButton sending={sending} onClick={() => actor.send({ type: "order.confirmed" })}>
              {sending ? <Trans>Sending the slip</Trans> : <Trans>Stake {amount} baht</Trans>}
            </YesButton>
          </div>
        </>
      }
    >
      <Summary order={order} />
    </Sheet>
  )
}

/** What is bet on which numbers, for how much. */
const Summary = ({ order }: { readonly order: Order }) =>
  order.kind === "sets" ? (
    <OrderedSets lines={order.lines} price={setPrices[order.variant]} />
  ) : (
    <ul>
      {foldedLines(order.lines).map((fold) => (
        <FoldedBets key={`${fold.option} ${fold.price} ${fold.multiply}`} of={fold} />
      ))}
    </ul>
  )

/** What an order costs and leaves, as it stands now. */
const TotalsNow = ({ actor }: Pick<StepProps, "actor">) => {
  const context = useSelector(actor, (state) => state.context)
  return <ReviewTotals order={context.order} left={balanceAfter(context)} />
}

type TotalsProps = { readonly order: Order; readonly left: Satang | undefined; readonly before?: Order }

export const ReviewTotals = ({ order, left, before }: TotalsProps) => {
  const stake = stakeOf(order)
  const was = before === undefined || stakeOf(before) === stake ? undefined : moneyText(stakeOf(before))
  return (
    <OrderTotals
      count={
        <>
          <OrderCount order={order} />
          {was === undefined ? null : (
            <>
              {" "}
              <Trans>was {was}</Trans>
            </>
          )}
        </>
      }
      stake={stake}
      largestWin={largestWin(order)}
      left={left}
    />
  )
}

const OrderCount = ({ order }: { readonly order: Order }) =>
  order.kind === "sets" ? (
    <SetCount lines={order.lines} />
  ) : (
    <Plural value={order.lines.length} one="# bet in total" other="# bets in total" />
  )

export const leftOf = (balance: Satang | undefined, order: Order): Satang | undefined =>
  balance === undefined ? undefined : minus(balance, stakeOf(order))
