import { type Achievement, canBeClaimed } from "@fakham/core/wallet"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { classNames } from "../../../parts/class-names.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { checkIcon, Icon } from "../../../parts/icons/icon.tsx"
import { starIcon } from "../../../parts/icons/player-icons.ts"
import { Money } from "../../../parts/money/money.tsx"
import { UsedShare } from "../../../parts/money/used-share.tsx"
import styles from "./achievement.module.css"
import type { AchievementsActor } from "./achievements-actor.ts"

type AchievementRowProps = { readonly of: Achievement; readonly actor: AchievementsActor }

/** One achievement: what it asks for, how far the player is, what it pays. */
export const AchievementRow = ({ of, actor }: AchievementRowProps) => {
  const { name, description, goal, reached, reward, isClaimed } = of
  return (
    <li className={styles.row}>
      <span className={classNames(styles.sign, isClaimed && styles.claimed)}>
        <Icon of={starIcon} size="s" />
      </span>
      <span>
        <b>{name}</b>
        {description === "" ? null : <span className="cap">{description}</span>}
        {goal === undefined || reached === undefined ? null : (
          <UsedShare label={name} used={Math.min(reached, goal)} most={goal} isDone={isClaimed} />
        )}
      </span>
      <span className={styles.end}>
        <Money satang={reward} unit={false} />
        {isClaimed ? (
          <span className={styles.received}>
            <Icon of={checkIcon} size="xs" />
            <Trans>Received</Trans>
          </span>
        ) : canBeClaimed(of) ? (
          <Claim of={of} actor={actor} />
        ) : goal === undefined || reached === undefined ? null : (
          <span className="num">
            {reached.toLocaleString("en")}/{goal.toLocaleString("en")}
          </span>
        )}
      </span>
    </li>
  )
}

const Claim = ({ of: { id, name }, actor }: AchievementRowProps) => {
  const { t } = useLingui()
  const isClaimable = useSelector(actor, (state) => state.matches("shown"))
  const isClaiming = useSelector(
    actor,
    (state) => state.matches("claiming") && state.children.operation?.getSnapshot().context.wish.achievementId === id,
  )
  return (
    <Button
      tone="outline"
      small
      aria-label={t`Claim: ${name}`}
      blocked={!isClaimable}
      sending={isClaiming}
      onClick={() => actor.send({ type: "reward.claimed", id })}
    >
      <Trans>Claim</Trans>
    </Button>
  )
}
