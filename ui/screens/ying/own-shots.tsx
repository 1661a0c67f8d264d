import { earnsBonus, ownAmong, type PublishedShot, type SeenShot } from "@fakham/core/ying"
import { Trans, useLingui } from "@lingui/react/macro"
import { useActorRef } from "@xstate/react"
import type { ReactNode } from "react"
import { useApp } from "../../app/app.ts"
import { parts } from "../../app/parts.ts"
import { usePart, useResourceActor } from "../../app/use-visit.ts"
import { Button } from "../../parts/controls/button.tsx"
import { Notice } from "../../parts/notices/notice.tsx"
import { ShotRow } from "./shot-row.tsx"
import styles from "./shots.module.css"
import type { YingActors } from "./use-ying.ts"

type OwnShotsProps = {
  readonly ying: YingActors
  /** Every shot as it was laid open with the result. */
  readonly published: ReadonlyArray<PublishedShot> | undefined
  /** The operator lays nothing open: what it tells of its list of shots has to do. */
  readonly isUnproven: boolean
}

/** The player's own shots, with the ranks that they hold in the list that the result was computed from. */
export const OwnShots = ({ ying, published, isUnproven }: OwnShotsProps) => {
  const { session } = useApp()
  const member = session.getSnapshot().children.player?.getSnapshot().context.player?.userName
  if (published !== undefined) return <Shots own={member === undefined ? [] : ownAmong(published, member)} />
  return isUnproven ? <Listed ying={ying} /> : null
}

const Listed = ({ ying: { round } }: Pick<OwnShotsProps, "ying">) => {
  const { ownShots } = usePart(parts.yings)
  const reading = useActorRef(ownShots, { input: round.betId })
  const { data: own, hasFailed, retry } = useResourceActor(reading)
  if (own !== undefined) return <Shots own={own} />
  return hasFailed ? (
    <Head>
      <Notice tone="bad">
        <Trans>Couldn't load your shots. They still count.</Trans>
      </Notice>
      <Button tone="outline" small onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </Head>
  ) : null
}

const Head = ({ children }: { readonly children: ReactNode }) => (
  <section className={styles.shots}>
    <header>
      <h2>
        <Trans>Your numbers</Trans>
      </h2>
    </header>
    {children}
  </section>
)

const Shots = ({ own }: { readonly own: ReadonlyArray<SeenShot> }) => {
  const { t } = useLingui()
  return own.length === 0 ? null : (
    <Head>
      <ol aria-label={t`Your numbers`}>
        {own.map((shot) => (
          <ShotRow key={shot.rank} shot={shot} hasPrize={earnsBonus(shot.rank)} />
        ))}
      </ol>
    </Head>
  )
}
