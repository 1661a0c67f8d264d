import { minus, moneyText, satang } from "@fakham/core/money"
import { stakeOf } from "@fakham/core/order"
import { displayTime } from "@fakham/core/time"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Button } from "../../../../parts/controls/button.tsx"
import { refreshIcon } from "../../../../parts/icons/player-icons.ts"
import { Notice } from "../../../../parts/notices/notice.tsx"
import { Sheet } from "../../../../parts/sheets/sheet.tsx"
import { EmptyMoon } from "../../../../parts/sky/broken-stars.tsx"
import type { OperationActor, StepProps } from "../placing-step.ts"
import { Balances, useCashRead } from "./balances.tsx"
import styles from "./unverifiable.module.css"

type UnverifiableProps = Omit<StepProps, "onLeave"> & {
  readonly operation: OperationActor
  readonly onClose: () => void
}

/** Nobody can tell what became of a slip: the balance is laid beside its stake, and the player decides. */
export const UnverifiableSheet = ({ actor, operation, round, onClose }: UnverifiableProps) => {
  const { t } = useLingui()
  const { command, sentAt } = useSelector(operation, ({ context }) => context.intent)
  const { cash, at, isLoading, readAgain } = useCashRead()
  const stake = stakeOf(command.order)
  const fallen = cash === undefined || command.balance === undefined ? undefined : minus(command.balance, cash)
  const sent = displayTime(sentAt).slice(11)
  return (
    <Sheet
      title={t`We don't know yet whether the slip was placed`}
      caption={
        <>
          {round.title}&nbsp;· <Trans>Sent {sent}</Trans>
        </>
      }
      onClose={onClose}
      foot={
        <div className={styles.acts}>
          <Button tone="outline" onClick={() => actor.send({ type: "order.givenUp" })}>
            <Trans>Don't resend</Trans>
          </Button>
          <Button tone="outline" onClick={() => actor.send({ type: "order.confirmed" })}>
            <Trans>Send as a new slip</Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.head}>
        <EmptyMoon />
        <h3>
          <Trans>No answer after 1 minute of checking</Trans>
        </h3>
        <output className="sub">
          <Trans>
            The connection dropped while sending, and this site can't look slips up. Check your balance instead.
          </Trans>
        </output>
      </div>
      <Balances
        before={command.balance}
        now={cash}
        beforeLabel={<Trans>Before sending</Trans>}
        nowLabel={<Trans>Now, {at}</Trans>}
      />
      <dl className={styles.facts}>
        {fallen === undefined ? null : (
          <div>
            <dt>{fallen < 0 ? <Trans>Your balance rose by</Trans> : <Trans>Your balance fell by</Trans>}</dt>
            <dd className="num">{moneyText(satang(Math.abs(fallen)))}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>This slip</Trans>, <Plural value={command.order.lines.length} one="# bet" other="# bets" />
          </dt>
          <dd className="num">{moneyText(stake)}</dd>
        </div>
      </dl>
      <div className={styles.notice}>
        <Notice>
          <b>
            {fallen === stake ? (
              <Trans>Your balance fell by exactly this stake, so the slip was probably placed.</Trans>
            ) : fallen === 0 ? (
              <Trans>Your balance hasn't changed, so the slip probably wasn't placed.</Trans>
            ) : (
              <Trans>Your balance alone can't tell. Check your statement.</Trans>
            )}
          </b>{" "}
          <Again stake={moneyText(stake)} />
        </Notice>
      </div>
      <Button tone="quiet" icon={refreshIcon} sending={isLoading} onClick={readAgain}>
        <Trans>Refresh balance</Trans>
      </Button>
    </Sheet>
  )
}

const Again = ({ stake }: { readonly stake: string }) => (
  <Trans>Sending again makes a new slip and charges another {stake} baht.</Trans>
)
