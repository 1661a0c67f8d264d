import { earnsBonus } from "@fakham/core/ying"
import { Trans, useLingui } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import { useYings } from "../../composition/use-yings.ts"
import { Button } from "../../parts/controls/button.tsx"
import { Notice } from "../../parts/notices/notice.tsx"
import { ShotRow } from "./shot-row.tsx"
import styles from "./shots.module.css"
import type { Ying } from "./use-ying.ts"

/** The player's own shots, with the ranks they came to. */
export const OwnShots = ({ ying: { round } }: { readonly ying: Ying }) => {
  const { t } = useLingui()
  const { ownShots } = useYings()
  const reading = useActorRef(ownShots, { input: round.betId })
  const own = useSelector(reading, ({ context }) => context.known)
  const isUnreachable = useSelector(reading, ({ value }) => value === "unreachable")
  if (own?.length === 0 || (own === undefined && !isUnreachable)) return null
  return (
    <section className={styles.shots}>
      <header>
        <h2>
          <Trans>Your numbers</Trans>
        </h2>
      </header>
      {own === undefined ? (
        <>
          <Notice tone="bad">
            <Trans>Your shots cannot be read just now. They count as they were.</Trans>
          </Notice>
          <Button tone="outline" small onClick={() => reading.send({ type: "retry.requested" })}>
            <Trans>Try again</Trans>
          </Button>
        </>
      ) : (
        <ol aria-label={t`Your numbers`}>
          {own.map((shot) => (
            <ShotRow key={shot.rank} shot={shot} hasPrize={earnsBonus(shot.rank)} />
          ))}
        </ol>
      )}
    </section>
  )
}
