import type { Deposit } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { classNames } from "../../../../parts/class-names.ts"
import { checkIcon, Icon } from "../../../../parts/icons/icon.tsx"
import { Moon } from "../../../../parts/sky/moon.tsx"
import { clockText } from "../../../../words/clock-text.ts"
import styles from "../deposit.module.css"

/** A longer queue is told in figures alone. */
const mostDrawn = 12

/** The place of a deposit among those that wait for the same account, where the operator tells. */
export const QueuePlace = ({ deposit: { prepareIndex, prepareTotal } }: { readonly deposit: Deposit }) => {
  if (prepareIndex === undefined || prepareTotal === undefined) return null
  return (
    <section className={styles.queue}>
      <span className="sub">
        <Trans>
          Place <b className="num">{prepareIndex}</b> of <span className="num">{prepareTotal}</span>
        </Trans>
      </span>
      {prepareTotal > mostDrawn ? null : (
        <span className={styles.phases} aria-hidden="true">
          {Array.from({ length: prepareTotal }, (_, at) => (
            <i
              key={at}
              className={classNames(at + 1 < prepareIndex && styles.before, at + 1 === prepareIndex && styles.own)}
            />
          ))}
        </span>
      )}
    </section>
  )
}

/** How far a deposit has come that finds its transfer by itself. */
export const QueueProgress = ({ deposit: { createdAt } }: { readonly deposit: Deposit }) => {
  const { t } = useLingui()
  return (
    <ol className={styles.steps} aria-label={t`Progress`}>
      <li>
        <Icon of={checkIcon} size="s" />
        <Trans>Amount reserved</Trans>
        <span className="cap num">{clockText(createdAt)}</span>
      </li>
      <li aria-current="step">
        <Moon share={0.5} state="checking" size={20} />
        <Trans>Waiting for your transfer</Trans>
      </li>
      <li>
        <Moon share={0} state="done" size={16} />
        <Trans>Checked automatically, no slip needed</Trans>
      </li>
      <li>
        <Moon share={0} state="done" size={16} />
        <Trans>Credit to your wallet</Trans>
      </li>
    </ol>
  )
}
