import { displayTime } from "@fakham/core/time"
import { earnsBonus } from "@fakham/core/ying"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { useResourceActor } from "../../app/use-visit.ts"
import { classNames } from "../../parts/class-names.ts"
import { SkeletonRow } from "../../parts/notices/skeleton.tsx"
import { ShotRow } from "./shot-row.tsx"
import styles from "./shots.module.css"
import type { YingActors } from "./use-ying.ts"
import { PrizeTerms } from "./winners.tsx"

/** Of the ranks between the newest and the one that is taken off, only these are shown until somebody asks for all. */
const newest = 6
const takenOff = 16

/** Everybody's newest shots, as the operator shows them. */
export const ShotsList = ({ ying: { shots } }: { readonly ying: YingActors }) => {
  const { t } = useLingui()
  const { data, hasFailed } = useResourceActor(shots)
  const [showsAll, setShowsAll] = useState(false)
  const top = data?.recent.filter(({ rank }) => rank <= takenOff)
  const between = top?.filter(({ rank }) => rank > newest && rank < takenOff).length ?? 0
  const [first, last] = [newest + 1, newest + between]
  return (
    <section className={styles.shots}>
      <header>
        <h2>
          <Trans>Latest shots</Trans>
        </h2>
        <Liveness shots={shots} />
      </header>
      {top === undefined ? (
        hasFailed ? null : (
          <SkeletonRow />
        )
      ) : top.length === 0 ? (
        <p className="sub">
          <Trans>No shots yet.</Trans>
        </p>
      ) : (
        <ol className={classNames(hasFailed && styles.stale)} aria-label={t`Latest shots`}>
          {top.map((shot) =>
            showsAll || shot.rank <= newest || shot.rank === takenOff ? (
              <ShotRow key={shot.rank} shot={shot} hasPrize={earnsBonus(shot.rank)} />
            ) : shot.rank === first ? (
              <li key="between" className={styles.skipped}>
                <button type="button" onClick={() => setShowsAll(true)}>
                  <Trans>
                    Ranks {first}–{last}
                  </Trans>
                </button>
              </li>
            ) : null,
          )}
        </ol>
      )}
      {top?.some(({ rank }) => earnsBonus(rank)) ? <PrizeTerms /> : null}
    </section>
  )
}

const Liveness = ({ shots }: Pick<YingActors, "shots">) => {
  const { hasFailed } = useResourceActor(shots)
  const isOver = useSelector(shots, (state) => state.matches("over"))
  const answeredAt = useSelector(shots, ({ context }) => context.answeredAt)
  if (isOver) return null
  if (!hasFailed)
    return (
      <span className={styles.live}>
        <i aria-hidden="true" />
        <Trans>Live</Trans>
      </span>
    )
  const time = answeredAt === undefined ? undefined : displayTime(answeredAt).slice(11)
  return (
    <output className={styles.halted}>
      {time === undefined ? <Trans>Couldn't load</Trans> : <Trans>Data as of {time}</Trans>}
    </output>
  )
}
