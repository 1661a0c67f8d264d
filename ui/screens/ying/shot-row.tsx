import { displayTime } from "@fakham/core/time"
import type { SeenShot } from "@fakham/core/ying"
import { Trans } from "@lingui/react/macro"
import { classNames } from "../../parts/class-names.ts"
import { starIcon } from "../../parts/icons/player-icons.ts"
import styles from "./shots.module.css"

type ShotRowProps = {
  readonly shot: Omit<SeenShot, "at"> & { readonly at?: number | undefined }
  readonly hasPrize: boolean
}

/** One shot: its rank, its digits as far as they are shown, and whose it is. */
export const ShotRow = ({ shot: { rank, number, member, isOwn, at }, hasPrize }: ShotRowProps) => (
  <li className={classNames(styles.shot, hasPrize && styles.prize, isOwn && styles.own)}>
    <span className={styles.rank}>{rank}</span>
    <span className={styles.number}>{number}</span>
    <span className={classNames("cap", styles.member)}>{isOwn ? <Trans>You</Trans> : member}</span>
    {hasPrize ? (
      <span className={styles.word}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={starIcon} />
        </svg>
        <Trans>Prize</Trans>
      </span>
    ) : (
      <span className={classNames("cap", "num", styles.time)}>
        {at === undefined ? null : displayTime(at).slice(11)}
      </span>
    )}
  </li>
)
