import type { PlacedPoy } from "@fakham/core/order"
import { Trans, useLingui } from "@lingui/react/macro"
import { useRouter } from "@tanstack/react-router"
import { useMachines } from "../../app/use-machines.ts"
import { IconButton } from "../../parts/controls/icon-button.tsx"
import { chevronLeftIcon } from "../../parts/icons/player-icons.ts"
import { Countdown } from "../../parts/time/countdown.tsx"
import { MoonClock } from "../../parts/time/moon-clock.tsx"
import { PlacedRoundName, placedOn } from "../../words/placed-round-name.tsx"
import styles from "./poy-head.module.css"

/** Which slip it is, and how long its round still takes bets. */
export const PoyHead = ({ poy }: { readonly poy: PlacedPoy }) => {
  const { t } = useLingui()
  const { now } = useMachines()
  const router = useRouter()
  const { id, placedAt, closesAt, status } = poy
  const back = () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: "/poy" }))
  return (
    <header className={styles.head}>
      <IconButton icon={chevronLeftIcon} label={t`Back`} onClick={back} />
      <div>
        <h1>
          <Trans>Slip {id}</Trans>
        </h1>
        <p className="cap">
          <PlacedRoundName of={placedOn(poy)} />
        </p>
      </div>
      {status === "waiting" && now() < closesAt ? (
        <div className={styles.clock}>
          <MoonClock from={placedAt} until={closesAt} now={now} size={26} />
          <Countdown until={closesAt} now={now} />
        </div>
      ) : null}
    </header>
  )
}
