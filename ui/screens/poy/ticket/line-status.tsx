import type { Satang } from "@fakham/core"
import type { LineStatus } from "@fakham/core/order"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { check, close, Icon } from "../../../parts/controls/icon.tsx"
import { undo } from "../../../parts/controls/player-icons.ts"
import { moneyText } from "../../../parts/money/money-text.ts"
import { Moon } from "../../../parts/sky/moon.tsx"
import styles from "./line-status.module.css"

type LineStatusWordProps = {
  readonly status: LineStatus
  /** What the line can win, shown while it waits. */
  readonly most?: Satang | undefined
}

/** What has become of one line: always a mark and a word, and the money it won. */
export const LineStatusWord = ({ status, most }: LineStatusWordProps): ReactNode => {
  switch (status.type) {
    case "waiting":
      return (
        <span className={styles.end}>
          {most === undefined ? null : (
            <span className="num">
              <span className="vh">
                <Trans>Wins at most</Trans>{" "}
              </span>
              {moneyText(most)}
            </span>
          )}
          <span className={styles.word}>
            <Moon share={0.5} size={14} />
            <Trans>Waiting</Trans>
          </span>
        </span>
      )
    case "won":
      return (
        <span className={styles.won}>
          <span className="num">+{moneyText(status.won)}</span>
          <span className={styles.word}>
            <Icon of={check} size="xs" />
            <Trans>Won</Trans>
          </span>
        </span>
      )
    case "lost":
      return (
        <span className={styles.end}>
          <span className={styles.word}>
            <Icon of={close} size="xs" />
            <Trans>No win</Trans>
          </span>
        </span>
      )
    case "returned":
      return (
        <span className={styles.end}>
          <span className={styles.word}>
            <Icon of={undo} size="xs" />
            <Trans>Returned</Trans>
          </span>
        </span>
      )
  }
}
