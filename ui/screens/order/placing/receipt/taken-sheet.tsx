import { setPrices } from "@fakham/core/gov4d"
import { moneyText, nothing, total } from "@fakham/core/money"
import { type Order, stakeOf, type TakenOrder } from "@fakham/core/order"
import { displayTime } from "@fakham/core/time"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { Button } from "../../../../parts/controls/button.tsx"
import { checkIcon, Icon } from "../../../../parts/icons/icon.tsx"
import { Money } from "../../../../parts/money/money.tsx"
import { Notice } from "../../../../parts/notices/notice.tsx"
import { Plate } from "../../../../parts/plates/plate.tsx"
import { Sheet } from "../../../../parts/sheets/sheet.tsx"
import { JoinedStars } from "../../../../parts/sky/broken-stars.tsx"
import { useBetTypeName } from "../../../../words/bet-type-name.ts"
import type { PicturedPoy } from "../../picture/ticket-words.ts"
import { SharePicture } from "../../share-picture.tsx"
import type { OrderedRound } from "../placing-step.ts"
import { OrderedSets } from "../set-list.tsx"
import { Balances, useCashRead } from "./balances.tsx"
import styles from "./unverifiable.module.css"

type TakenProps = {
  readonly taken: TakenOrder
  readonly round: OrderedRound
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** The operator took the order and gives no slip: what was sent, and the balance read again. */
export const TakenSheet = ({ taken, round, onAgain, onClose }: TakenProps) => {
  const { order, at, balanceBefore } = taken
  const { t } = useLingui()
  const { cash, at: readAt } = useCashRead()
  return (
    <Sheet
      title={t`Slip accepted`}
      caption={
        <>
          {round.title}&nbsp;· <span className="num">{displayTime(at).slice(11)}</span>
        </>
      }
      onClose={onClose}
      foot={
        <div className={styles.acts}>
          <SharePicture poy={pictured(taken)} tone="outline" isSaved />
          {round.takesBets ? (
            <Button
              tone="outline"
              onClick={() => {
                onAgain()
                onClose()
              }}
            >
              <Trans>Bet again</Trans>
            </Button>
          ) : null}
          <Button tone="gold" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.head}>
        <JoinedStars />
        <span className={styles.taken}>
          <Icon of={checkIcon} size="xs" />
          <span>
            <Trans>Accepted</Trans>, <Plural value={order.lines.length} one="# bet" other="# bets" />
          </span>
        </span>
        <Money satang={stakeOf(order)} size="xl" />
        <p className="sub">
          <Trans>Your slip was accepted. This site issues no slip number or receipt.</Trans>
        </p>
      </div>
      <Balances
        before={balanceBefore}
        now={cash}
        beforeLabel={<Trans>Before betting</Trans>}
        nowLabel={<Trans>Balance at {readAt}</Trans>}
      />
      <SentLines order={order} />
      <div className={styles.notice}>
        <Notice>
          <Trans>
            This is what your device sent. Save an image in case you need to ask us. Results are on the Results page.
          </Trans>
        </Notice>
      </div>
    </Sheet>
  )
}

const pictured = ({ order, at }: TakenOrder): PicturedPoy => ({
  id: undefined,
  order,
  stake: stakeOf(order),
  placedAt: at,
  status: "waiting",
  paid: nothing,
})

/** What was sent, bet type by bet type. */
const SentLines = ({ order }: { readonly order: Order }) => {
  const name = useBetTypeName()
  if (order.kind === "sets") return <OrderedSets lines={order.lines} price={setPrices[order.variant]} />
  return (
    <ul className={styles.lines}>
      {[...Map.groupBy(order.lines, ({ option }) => option)].map(([option, lines]) => (
        <li key={option}>
          <span className="cap">{name(option)}</span>
          <span className={styles.plates}>
            {lines.map(({ ref, number }) => (
              <Plate key={ref} number={number} size="s" />
            ))}
          </span>
          <span className="num">{moneyText(total(lines.map(({ price }) => price)))}</span>
        </li>
      ))}
    </ul>
  )
}
