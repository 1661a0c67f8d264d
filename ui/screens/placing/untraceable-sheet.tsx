import { minus } from "@fakham/core/money"
import { stakeOf } from "@fakham/core/order"
import { displayTime } from "@fakham/core/time"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Button } from "../../parts/controls/button.tsx"
import { refresh } from "../../parts/controls/player-icons.ts"
import { Sheet } from "../../parts/controls/sheet.tsx"
import { moneyText } from "../../parts/money/money-text.ts"
import { Notice } from "../../parts/notices/notice.tsx"
import { EmptyMoon } from "../../parts/sky/broken-stars.tsx"
import { Balances, useCashRead } from "./balances.tsx"
import type { ErrandActor, StepProps } from "./placing-step.ts"
import styles from "./told-little.module.css"

type UntraceableProps = Omit<StepProps, "onLeave"> & { readonly errand: ErrandActor; readonly onClose: () => void }

/** Nobody can tell what became of a slip: the balance is laid beside its stake, and the player decides. */
export const UntraceableSheet = ({ actor, errand, round, onClose }: UntraceableProps) => {
  const { t } = useLingui()
  const { meant, sentAt } = useSelector(errand, ({ context }) => context.intent)
  const { cash, at, isReading, readAgain } = useCashRead()
  const stake = stakeOf(meant.order)
  const fallen = cash === undefined || meant.balance === undefined ? undefined : minus(meant.balance, cash)
  const sent = displayTime(sentAt).slice(11)
  return (
    <Sheet
      title={t`It is not known what became of the slip`}
      caption={
        <>
          {round.title} · <Trans>Sent {sent}</Trans>
        </>
      }
      onClose={onClose}
      foot={
        <div className={styles.acts}>
          <Button tone="outline" onClick={() => actor.send({ type: "order.givenUp" })}>
            <Trans>Do not send again</Trans>
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
          <Trans>Asked for a minute, and nobody can tell</Trans>
        </h3>
        <output className="sub">
          <Trans>
            The connection broke while it was sent, and this operator cannot look a slip up. Your balance can tell.
          </Trans>
        </output>
      </div>
      <Balances
        before={meant.balance}
        now={cash}
        beforeLabel={<Trans>Before it was sent</Trans>}
        nowLabel={<Trans>Now, {at}</Trans>}
      />
      <dl className={styles.facts}>
        {fallen === undefined ? null : (
          <div>
            <dt>{fallen < 0 ? <Trans>Your balance rose by</Trans> : <Trans>Your balance fell by</Trans>}</dt>
            <dd className="num">{moneyText(Math.abs(fallen))}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>This slip</Trans>, <Plural value={meant.order.lines.length} one="# bet" other="# bets" />
          </dt>
          <dd className="num">{moneyText(stake)}</dd>
        </div>
      </dl>
      <div className={styles.notice}>
        <Notice>
          <b>
            {fallen === stake ? (
              <Trans>Your balance fell by exactly this slip: it was probably taken.</Trans>
            ) : fallen === 0 ? (
              <Trans>Your balance is as it was: it was probably not taken.</Trans>
            ) : (
              <Trans>Your balance alone does not tell. Look at your statement.</Trans>
            )}
          </b>{" "}
          <Again stake={moneyText(stake)} />
        </Notice>
      </div>
      <Button tone="quiet" icon={refresh} sending={isReading} onClick={readAgain}>
        <Trans>Read the balance again</Trans>
      </Button>
    </Sheet>
  )
}

const Again = ({ stake }: { readonly stake: string }) => (
  <Trans>Sent again it is another slip, and {stake} baht are taken for it.</Trans>
)
