import type { LineStatus } from "@fakham/core/order"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { checkIcon, closeIcon, Icon } from "../../../parts/icons/icon.tsx"
import { undoIcon } from "../../../parts/icons/player-icons.ts"
import { Moon } from "../../../parts/sky/moon.tsx"
import styles from "./line-status.module.css"

/** What has become of one line among others: always a mark and a word. */
export const LineWord = ({ status }: { readonly status: LineStatus }) => (
  <span className={styles.word}>
    <Mark type={status.type} />
  </span>
)

const Mark = ({ type }: Pick<LineStatus, "type">): ReactNode => {
  switch (type) {
    case "waiting":
      return (
        <>
          <Moon share={0.5} size={14} />
          <Trans>Pending</Trans>
        </>
      )
    case "won":
      return (
        <>
          <Icon of={checkIcon} size="xs" />
          <Trans>Won</Trans>
        </>
      )
    case "lost":
      return (
        <>
          <Icon of={closeIcon} size="xs" />
          <Trans>No win</Trans>
        </>
      )
    case "returned":
      return (
        <>
          <Icon of={undoIcon} size="xs" />
          <Trans>Refunded</Trans>
        </>
      )
  }
}
