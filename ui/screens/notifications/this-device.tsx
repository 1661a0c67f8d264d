import type { NotificationSettings, PushDeviceActor } from "@fakham/core/notifications"
import { Trans } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { parts } from "../../app/parts.ts"
import { usePart } from "../../app/use-visit.ts"
import { classNames } from "../../parts/class-names.ts"
import { bellIcon } from "../../parts/icons/player-icons.ts"
import styles from "./notifications.module.css"
import { SwitchRow } from "./switch-row.tsx"

/**
 * Whether this browser shows messages while the site is closed; no line where it cannot, or while a break holds all back.
 * Until that is known its place is kept: the switches below it do not move from under a finger.
 */
export const ThisDevice = ({ settings }: { readonly settings: NotificationSettings }) => {
  const device = usePart(parts.push).device()
  const isBusy = useSelector(device, (state) => state.hasTag("busy"))
  const isOn = useSelector(device, (state) => state.matches("on") || state.matches("renewing"))
  const isLooking = useSelector(device, (state) => state.matches("looking"))
  const isMissing = useSelector(device, (state) =>
    ["missing", "unreachable", "unauthorized"].some((one) => one === state.value),
  )
  const isExpected = isLooking ? settings.publicKey !== undefined : !isMissing
  if (!isExpected || (settings.isPaused && !isOn)) return null
  return (
    <ul className={classNames(styles.kinds, isLooking && styles.looking)}>
      <li>
        <SwitchRow
          icon={bellIcon}
          title={<Trans>Tell me on this device</Trans>}
          about={<About device={device} />}
          isOn={isOn}
          blocked={isBusy}
          onSwitch={(wanted) => device.send({ type: wanted ? "push.wanted" : "push.declined" })}
        />
      </li>
    </ul>
  )
}

const About = ({ device }: { readonly device: PushDeviceActor }): ReactNode => {
  const state = useSelector(device, ({ value }) => value)
  if (state === "on" || state === "renewing") return <Trans>Even when the site is closed</Trans>
  if (state === "blocked") return <Trans>Blocked by your browser. Allow it in the browser's settings</Trans>
  if (state === "failed") return <Trans>Your browser couldn't reach its notification service. Try again.</Trans>
  if (state === "unsaved") return <Trans>No reply. It may not be on yet. Try again.</Trans>
  return <Trans>Off. Your browser will ask when you switch it on</Trans>
}
