import { type AchievementTally, tally } from "@fakham/core/wallet"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { classNames } from "../../../parts/class-names.ts"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { useOwnPlayer } from "../../page/use-player.ts"
import { AchievementStars } from "../../wallet/achievement/achievement-stars.tsx"
import { PlayerCard } from "./player-card.tsx"
import styles from "./profile.module.css"
import { WaysOn, WaysToOwnData } from "./ways-on.tsx"

type OwnSideProps = {
  /** The last of the ways come in a step of their own. */
  readonly isWhole?: boolean
}

/** The stars a player has lit; their number is written beside the way to them. Their place is kept until they are known. */
const ReachedStars = ({ tally }: { readonly tally: AchievementTally | undefined }) => (
  <div className={styles.sky}>
    {tally === undefined || tally.all === 0 ? null : <AchievementStars reached={tally.reached} all={tally.all} />}
  </div>
)

/** Who the player is, what they have reached, and the ways to all that is theirs. */
export const OwnSide = ({ isWhole = true }: OwnSideProps) => {
  const { player, ...reading } = useOwnPlayer()
  const { data, isNotOffered } = useResource(usePart(parts.ownMoney).achievements)
  const reached = data && tally(data)
  return (
    <>
      {isNotOffered ? null : <ReachedStars tally={reached} />}
      {player === undefined ? (
        <div className={classNames(!reading.hasFailed && styles.unread)}>
          <UnreadList {...reading} />
        </div>
      ) : (
        <PlayerCard player={player} />
      )}
      <WaysOn reached={reached} />
      {isWhole ? <WaysToOwnData /> : null}
    </>
  )
}
