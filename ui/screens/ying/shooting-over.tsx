import { Trans } from "@lingui/react/macro"
import { Countdown } from "../../parts/time/countdown.tsx"
import { clockText } from "../../words/clock-text.ts"
import { OwnPoys } from "../order/own-poys.tsx"
import styles from "./shooting-view.module.css"
import type { YingActors } from "./use-ying.ts"

/** Between the last shot and the result there is nothing to do but wait; the page goes on by itself. */
export const ShootingOver = ({ ying: { round, now } }: { readonly ying: YingActors }) => {
  const time = clockText(round.resultAt)
  return (
    <section className={styles.over}>
      <h2>
        <Trans>Shooting closed</Trans>
      </h2>
      <p className={styles.left}>
        <Countdown until={round.resultAt} now={now} announced />
      </p>
      <p className="sub">
        <Trans>Result at {time}, shown here with its proof.</Trans>
      </p>
      <OwnPoys round={round} />
    </section>
  )
}
