import { setPrices, totalsOfSets } from "@fakham/core/gov4d"
import { minus, total, winnings } from "@fakham/core/money"
import { balanceAfter, type Order, stakeOf } from "@fakham/core/order"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Button } from "../../parts/controls/button.tsx"
import { Sheet } from "../../parts/controls/sheet.tsx"
import { moneyText } from "../../parts/money/money-text.ts"
import { useBetTypeName } from "../../words/bet-type-name.ts"
import { OrderTotals } from "./order-totals.tsx"
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
      title={t`Place these bets?`}
      caption={
        <>
          {round.title} · {round.caption}
        </>
      }
      onClose={onLeave}
      foot={
        <>
          <TotalsNow actor={actor} />
          <div className={styles.acts}>
            <Button tone="outline" blocked={sending} onClick={onLeave}>
              <Trans>Back to the slip</Trans>
            </Button>
            <Button tone="gold" block sending={sending} onClick={() => actor.send({ type: "order.confirmed" })}>
              {sending ? <Trans>Sending the slip</Trans> : <Trans>Stake {amount} baht</Trans>}
            </Button>
          </div>
        </>
      }
    >
      <Summary order={order} />
    </Sheet>
  )
}

/** How many lines on what, for how much. */
const Summary = ({ order }: { readonly order: Order }) => {
  const name = useBetTypeName()
  if (order.kind === "sets") return <OrderedSets lines={order.lines} price={setPrices[order.variant]} />
  const groups = [...Map.groupBy(order.lines, ({ option }) => option)]
  return (
    <ul className={styles.summary}>
      {groups.map(([option, lines]) => (
        <li key={option}>
          <b>{name(option)}</b>
          <span className="cap">
            <Plural value={lines.length} one="# line" other="# lines" />
          </span>
          <span className="num">{moneyText(total(lines.map(({ price }) => price)))}</span>
        </li>
      ))}
    </ul>
  )
}

/** What an order costs and leaves, as it stands now. */
const TotalsNow = ({ actor }: Pick<StepProps, "actor">) => {
  const context = useSelector(actor, (state) => state.context)
  return <Totals order={context.order} left={balanceAfter(context)} />
}

type TotalsProps = { readonly order: Order; readonly left: number | undefined; readonly before?: Order }

export const Totals = ({ order, left, before }: TotalsProps) => {
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
              <Trans>before {was}</Trans>
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
    <Plural value={order.lines.length} one="# line in all" other="# lines in all" />
  )

const largestWin = (order: Order): number =>
  order.kind === "sets"
    ? totalsOfSets(order, setPrices[order.variant]).topPrize
    : order.lines.reduce((most, { price, multiply }) => Math.max(most, winnings(price, multiply)), 0)

export const leftOf = (balance: Parameters<typeof minus>[0] | undefined, order: Order): number | undefined =>
  balance === undefined ? undefined : minus(balance, stakeOf(order))
