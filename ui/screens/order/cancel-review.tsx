import { cancellableUntil, cancelTerms, type PlacedPoy } from "@fakham/core/order"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app/app.ts"
import { useMachines } from "../../app/use-machines.ts"
import { Money } from "../../parts/money/money.tsx"
import { Notice } from "../../parts/notices/notice.tsx"
import { LastYesSheet } from "../../parts/sheets/last-yes-sheet.tsx"
import { PoySign } from "../../parts/sky/constellations/poy-sign.tsx"
import { Countdown } from "../../parts/time/countdown.tsx"
import styles from "./cancel-review.module.css"
import { useDeadline } from "./use-deadline.ts"

type CancelReviewProps = {
  readonly poy: PlacedPoy
  readonly onKeep: () => void
  readonly onCancel: () => void
}

/** What cancelling this slip means, before the player says yes. */
export const CancelReview = ({ poy, onKeep, onCancel }: CancelReviewProps) => {
  const { t } = useLingui()
  const { now } = useMachines()
  const isOffline = useSelector(useApp().connection, (state) => state.matches("offline"))
  const until = cancellableUntil(poy)
  const deadline = useDeadline(until)
  const { timesADay: times } = cancelTerms
  const { cancelsLeft: left } = poy
  return (
    <LastYesSheet
      title={t`Cancel this slip`}
      yes={<Trans>Cancel slip</Trans>}
      no={<Trans>Keep slip</Trans>}
      against={
        isOffline ? (
          <Notice>
            <Trans>No connection. Nothing is sent until it's back.</Trans>
          </Notice>
        ) : undefined
      }
      onYes={onCancel}
      onNo={onKeep}
    >
      <div className={styles.sign}>
        <PoySign id={poy.id} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Slip</Trans>
          </dt>
          <dd className="num">{poy.id}</dd>
        </div>
        <div>
          <dt>
            <Trans>Back at once</Trans>
          </dt>
          <dd>
            <Money satang={poy.stake} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Cancel by</Trans>
          </dt>
          <dd className="num">
            {deadline} · <Countdown until={until} now={now} />
          </dd>
        </div>
        <div>
          <dt>{left === undefined ? <Trans>Cancellations per day</Trans> : <Trans>Cancellations today</Trans>}</dt>
          <dd>
            {left === undefined ? (
              <Plural value={times} one="# time" other="# times" />
            ) : (
              <Trans>
                {left} of {times} left
              </Trans>
            )}
          </dd>
        </div>
      </dl>
      <p className="cap">
        <Trans>This cancels the whole slip and can't be undone.</Trans>
      </p>
    </LastYesSheet>
  )
}
