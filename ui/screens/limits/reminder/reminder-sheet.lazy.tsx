import type { ReminderLogic } from "@fakham/core/limits"
import { moneyText } from "@fakham/core/money"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link, useNavigate } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useApp } from "../../../app/app.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { SheetInTurn } from "../../../parts/sheets/sheet.tsx"
import { countdownText } from "../../../parts/time/countdown-text.ts"
import styles from "./reminder-sheet.module.css"

/** How long a player has played and what it came to; both ways on weigh the same. */
export const ReminderSheet = ({ reminder }: { readonly reminder: ActorRefFrom<ReminderLogic> }) => {
  const { t } = useLingui()
  const { session } = useApp()
  const navigate = useNavigate()
  const { every, playingSince, remindedAt, check } = useSelector(reminder, ({ context }) => context)
  const played = countdownText(Math.floor((remindedAt - playingSince) / 1_000))
  const goOn = () => reminder.send({ type: "play.continued" })
  const rest = () => {
    reminder.send({ type: "play.stopped" })
    void navigate({ to: "/profile/limits" })
  }
  return (
    <SheetInTurn
      turn="reminder"
      kind="auto"
      title={t`You've played for ${played}`}
      caption={<Trans>You asked to be reminded every {every} minutes</Trans>}
      onClose={goOn}
    >
      <div className={styles.reminder}>
        {check === undefined ? null : (
          <dl>
            <dt>
              <Trans>Staked</Trans>
            </dt>
            <dd className="num">{moneyText(check.staked)}</dd>
            <dt>
              <Trans>Paid back</Trans>
            </dt>
            <dd className="num">{moneyText(check.returned)}</dd>
            <dt>
              <Trans>Net</Trans>
            </dt>
            <dd className="num">{moneyText(check.net)}</dd>
          </dl>
        )}
        <div className={styles.acts}>
          <Button tone="outline" block onClick={goOn}>
            <Trans>Keep playing</Trans>
          </Button>
          <Button tone="outline" block onClick={rest}>
            <Trans>Take a break</Trans>
          </Button>
        </div>
        <div className={styles.ways}>
          <Link to="/credit/statement" onClick={goOn}>
            <Trans>See my statement</Trans>
          </Link>
          <button type="button" onClick={() => session.send({ type: "logout.requested" })}>
            <Trans>Log out</Trans>
          </button>
        </div>
      </div>
    </SheetInTurn>
  )
}
