import { moneyText } from "@fakham/core/money"
import type { Notification, NotificationKind } from "@fakham/core/notifications"
import { displayTime } from "@fakham/core/time"
import { Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { memo, type ReactNode } from "react"
import { classNames } from "../../parts/class-names.ts"
import { lockIcon } from "../../parts/icons/account-icons.ts"
import { Icon, type IconShape, infoIcon } from "../../parts/icons/icon.tsx"
import { bookIcon, depositIcon, lottoIcon, withdrawIcon } from "../../parts/icons/player-icons.ts"
import { clockIcon } from "../../parts/icons/wallet-icons.ts"
import { OperatorWords } from "../../parts/operator-words/operator-words.lazy.tsx"
import { Plate } from "../../parts/plates/plate.tsx"
import { addressOf } from "../page/address-of.ts"
import styles from "./notifications.module.css"

const icons: Readonly<Record<NotificationKind, IconShape>> = {
  results: lottoIcon,
  credited: depositIcon,
  paidOut: withdrawIcon,
  closing: clockIcon,
  news: bookIcon,
  account: lockIcon,
}

type MessageRowProps = { readonly of: Notification; readonly onOpen: () => void }

/** One message: what happened, what it did to the money, and when; it leads to the page it is about. */
export const MessageRow = memo(({ of, onOpen }: MessageRowProps) => {
  const { title, body, kind, path, isRead, amount, numbers, createdAt } = of
  return (
    <li>
      <Line path={path} isRead={isRead} onOpen={onOpen}>
        <Icon of={kind === undefined ? infoIcon : icons[kind]} size="s" />
        <span className={styles.words}>
          <b>
            {isRead ? null : (
              <span className={styles.dot}>
                <span className="vh">
                  <Trans>Unread:</Trans>
                </span>
              </span>
            )}
            {title}
          </b>
          {body.writtenAs === "text" ? (
            <span className="cap">{body.words}</span>
          ) : (
            <span className="cap">
              <OperatorWords of={body} />
            </span>
          )}
          {numbers.length === 0 ? null : (
            <span className={styles.plates}>
              {numbers.map(({ digits, isHit }) => (
                <Plate key={digits} number={digits} size="s" look={isHit ? "win" : "dim"} />
              ))}
            </span>
          )}
        </span>
        <span className={styles.end}>
          {amount === undefined ? null : (
            <span className={classNames("num", amount > 0 && styles.in)}>{moneyText(amount, "both")}</span>
          )}
          <span className="cap num">{displayTime(createdAt).slice(11, 16)}</span>
        </span>
      </Line>
    </li>
  )
})
MessageRow.displayName = "MessageRow"

type LineProps = {
  readonly path: string | undefined
  readonly isRead: boolean
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** What leads nowhere is marked as read by a tap, and is words alone once it was. */
const Line = ({ path, isRead, onOpen, children }: LineProps) => {
  const look = classNames(styles.message, !isRead && styles.fresh)
  if (path !== undefined)
    return (
      <Link {...addressOf(path)} className={look} onClick={onOpen}>
        {children}
      </Link>
    )
  return isRead ? (
    <div className={look}>{children}</div>
  ) : (
    <button type="button" className={look} onClick={onOpen}>
      {children}
    </button>
  )
}
