import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { Countdown } from "../../../parts/time/countdown.tsx"
import type { YingActors } from "../use-ying.ts"
import { Commitment } from "./commitment.tsx"
import styles from "./proof-view.module.css"

/** Before the result: what binds the operator already, and the way to the shooting. */
export const ProofAwaited = ({ ying: { round, now } }: { readonly ying: YingActors }) => {
  const { betGroup, betId, resultAt, commitment } = round
  return (
    <section className={styles.panel}>
      <h2>
        <Trans>The result isn't out yet</Trans>
      </h2>
      <p className={styles.left}>
        <Countdown until={resultAt} now={now} announced />
      </p>
      {commitment === undefined ? null : (
        <>
          <p className="sub">
            <Trans>Published when the round opened, this code locks in the house number.</Trans>
          </p>
          <Commitment code={commitment} />
        </>
      )}
      <Link
        to="/lotto/$betGroup/$betId"
        params={{ betGroup, betId }}
        search={{ show: "ying" }}
        className={buttonClass({ tone: "outline", block: true })}
      >
        <Trans>Go to shooting</Trans>
      </Link>
    </section>
  )
}
