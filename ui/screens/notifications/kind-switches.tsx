import type { NotificationKind, NotificationSettings } from "@fakham/core/notifications"
import { Trans } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { parts } from "../../app/parts.ts"
import { usePart, useResourceActor } from "../../app/use-visit.ts"
import { lockIcon } from "../../parts/icons/account-icons.ts"
import type { IconShape } from "../../parts/icons/icon.tsx"
import { bookIcon, depositIcon, lottoIcon, withdrawIcon } from "../../parts/icons/player-icons.ts"
import { clockIcon } from "../../parts/icons/wallet-icons.ts"
import { Notice } from "../../parts/notices/notice.tsx"
import { UnreadList } from "../../parts/notices/unread-list.tsx"
import styles from "./notifications.module.css"
import { SwitchRow } from "./switch-row.tsx"
import { ThisDevice } from "./this-device.tsx"

/** What is sent, kind by kind, and whether this browser shows it. */
export const KindSwitches = () => {
  const { kinds: machine } = usePart(parts.push)
  const kinds = useActorRef(machine)
  const { data: settings, hasFailed, isNotOffered, retry } = useResourceActor(kinds)
  const isLost = useSelector(kinds, ({ context }) => context.isSwitchLost)
  const onSwitch = (kind: NotificationKind, isOn: boolean) => kinds.send({ type: "kind.switched", kind, isOn })
  if (settings === undefined) return <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
  return (
    <>
      <ThisDevice settings={settings} />
      <Kinds settings={settings} onSwitch={onSwitch} />
      {isLost ? (
        <div role="alert">
          <Notice tone="bad">
            <Trans>No reply. What you see here is what applies.</Trans>
          </Notice>
        </div>
      ) : null}
      <Notice>
        <Trans>Nothing is sent during a break. Results and payments still appear under Notifications.</Trans>
      </Notice>
    </>
  )
}

type KindsProps = {
  readonly settings: NotificationSettings
  readonly onSwitch: (kind: NotificationKind, isOn: boolean) => void
}

const Kinds = ({ settings, onSwitch }: KindsProps) => {
  const words: Readonly<Record<NotificationKind, KindWords>> = {
    results: { icon: lottoIcon, title: <Trans>Results</Trans>, about: <Trans>Only rounds you bet on</Trans> },
    credited: {
      icon: depositIcon,
      title: <Trans>Money in</Trans>,
      about: <Trans>Deposits, prizes, returned stakes</Trans>,
    },
    paidOut: {
      icon: withdrawIcon,
      title: <Trans>Money out</Trans>,
      about: <Trans>Failed withdrawals too</Trans>,
    },
    closing: {
      icon: clockIcon,
      title: <Trans>Closing soon</Trans>,
      about: <Trans>15 minutes before closing, for lotteries you bet on recently</Trans>,
    },
    news: { icon: bookIcon, title: <Trans>News</Trans>, about: <Trans>Maintenance, new rules, promotions</Trans> },
    account: {
      icon: lockIcon,
      title: <Trans>Your account</Trans>,
      about: <Trans>PIN, phone, bank account, new logins</Trans>,
    },
  }
  return (
    <ul className={styles.kinds}>
      {settings.kinds.map(({ kind, isOn }) => (
        <li key={kind}>
          <SwitchRow {...words[kind]} isOn={isOn} onSwitch={(next) => onSwitch(kind, next)} />
        </li>
      ))}
    </ul>
  )
}

type KindWords = { readonly icon: IconShape; readonly title: ReactNode; readonly about: ReactNode }
