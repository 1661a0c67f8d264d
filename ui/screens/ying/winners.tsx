import { type AnnouncedYing, bonusTable, earnsBonus } from "@fakham/core/ying"
import { Trans, useLingui } from "@lingui/react/macro"
import { useApp } from "../../app/app.ts"
import { ShotRow } from "./shot-row.tsx"
import styles from "./shots.module.css"

/** Who shot at the ranks that earn a bonus, and what it takes to be paid. */
export const Winners = ({ ranks }: Pick<AnnouncedYing, "ranks">) => {
  const { t } = useLingui()
  const { session } = useApp()
  const userName = session.getSnapshot().children.player?.getSnapshot().context.player?.userName
  const winners = (ranks ?? []).filter(({ rank }) => earnsBonus(rank))
  if (winners.length === 0) return null
  const places = bonusTable.ranks.map(({ rank }) => rank).join(", ")
  return (
    <section className={styles.shots}>
      <header>
        <h2>
          <Trans>Prize winners</Trans>
        </h2>
        <span className="cap">
          <Trans>Ranks {places}</Trans>
        </span>
      </header>
      <ol aria-label={t`Prize winners`}>
        {winners.map((shot) => (
          <ShotRow key={shot.rank} shot={{ ...shot, isOwn: shot.member === userName }} hasPrize />
        ))}
      </ol>
      <PrizeTerms />
    </section>
  )
}

/** What the ranks with a prize are worth, and to whom. */
export const PrizeTerms = () => {
  const rewards = bonusTable.ranks.map(({ baht }) => baht).join(", ")
  const { stakedBaht } = bonusTable
  return (
    <p className="cap">
      <Trans>
        {rewards} baht, if you staked at least {stakedBaht} baht in this round.
      </Trans>
    </p>
  )
}
