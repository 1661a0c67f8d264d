import { moneyText } from "@fakham/core/money"
import { stakeOf } from "@fakham/core/order"
import { displayTime } from "@fakham/core/time"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { Button } from "../../../parts/controls/button.tsx"
import { checkIcon, Icon } from "../../../parts/icons/icon.tsx"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import { Moon } from "../../../parts/sky/moon.tsx"
import styles from "./placing-sheet.module.css"
import type { OperationActor, StepProps } from "./placing-step.ts"

/** The answer was lost: the slip may have been placed, so the operator is asked by its key until it says. */
export const Unknown = ({ actor, operation, round, onLeave }: StepProps & { readonly operation: OperationActor }) => {
  const { t } = useLingui()
  const { intent, lookUps, isLineLost, isCalledOff, isEarlier } = useSelector(operation, ({ context }) => context)
  const asking = useSelector(operation, (state) => state.matches("lookingUp"))
  const sent = intent.command.order
  return (
    <Sheet
      kind="auto"
      title={isLineLost ? t`Not sent yet` : t`Checking your slip`}
      onClose={onLeave}
      foot={
        <div className={styles.acts}>
          {isCalledOff || isEarlier ? null : (
            <Button tone="outline" onClick={() => actor.send({ type: "order.calledOff" })}>
              <Trans>Don't place slip</Trans>
            </Button>
          )}
          <Button tone="gold" block sending={asking} onClick={() => actor.send({ type: "outcome.requested" })}>
            <Trans>Check now</Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.unknown}>
        <Moon share={0.35} state="checking" size={72} />
        <output className="sub">
          {isCalledOff ? (
            <Trans>You stopped it. We won't resend it: we're only making sure it wasn't received.</Trans>
          ) : isLineLost ? (
            <Trans>Connection lost. Once it's back, we check first and send the slip once at most.</Trans>
          ) : (
            <Trans>
              Slip sent, but the connection dropped before the answer. Don't bet again: you won't be charged twice.
            </Trans>
          )}
        </output>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{round.title}</dt>
          <dd>
            <Plural value={sent.lines.length} one="# bet" other="# bets" />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Total stake</Trans>
          </dt>
          <dd className="num">{moneyText(stakeOf(sent))}</dd>
        </div>
        <div>
          <dt>
            <Trans>Reference</Trans>
          </dt>
          <dd className="num">{intent.key.slice(0, 8)}</dd>
        </div>
      </dl>
      <ol className={styles.steps}>
        {isLineLost ? null : (
          <li>
            <Icon of={checkIcon} size="s" />
            <span className="grow">
              <Trans>Slip sent</Trans>
            </span>
            <span className="num">{displayTime(intent.sentAt).slice(11)}</span>
          </li>
        )}
        <li aria-current="step">
          <Moon share={0.5} state="checking" size={18} />
          <span className="grow">
            <Trans>Checking automatically</Trans>
          </span>
          {lookUps === 0 ? null : (
            <span className="cap">
              <Trans>Attempt {lookUps + 1}</Trans>
            </span>
          )}
        </li>
        <li>
          <Moon share={0} state="done" size={18} />
          <span className="grow">
            <Trans>The slip is placed, or you aren't charged</Trans>
          </span>
        </li>
      </ol>
    </Sheet>
  )
}
