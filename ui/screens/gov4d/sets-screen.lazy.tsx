import { type Gov4dVariant, gov4dVariants, isGov4dVariant, nextToClose, type Round } from "@fakham/core/lotto"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link, useLocation } from "@tanstack/react-router"
import { useActorRef } from "@xstate/react"
import { parts } from "../../app/parts.ts"
import { useMachines } from "../../app/use-machines.ts"
import { usePart, useResourceActor } from "../../app/use-visit.ts"
import { buttonClass } from "../../parts/controls/button.tsx"
import { Notice } from "../../parts/notices/notice.tsx"
import { SkeletonRow } from "../../parts/notices/skeleton.tsx"
import styles from "../betting/bet-screen.module.css"
import { useLobby } from "../lotto/use-lobby.ts"
import { usePageTitle } from "../page/brand/page-title.ts"
import { SetsOfVariant } from "./sets-of-variant.tsx"

/** The four-digit lotteries: the one that the address names, itself or by a draw of its own, else the one that closes next. */
export const SetsScreen = () => {
  // Another player's machines are others: nothing of this one's sets goes over to them.
  const { player } = useMachines()
  return <SetsOfPlayer key={player} />
}

const SetsOfPlayer = () => {
  const { t } = useLingui()
  const { rounds, seenAt, hasFailed } = useLobby()
  const { unfinishedSets } = usePart(parts.ticket4dPage)
  // An order of sets from before whose outcome is not known: its draw comes first.
  const { data: unfinished } = useResourceActor(useActorRef(unfinishedSets))
  const hash = useLocation({ select: (location) => location.hash })
  usePageTitle(t`4D sets`)
  const ofSets = (rounds ?? []).filter(({ betGroup }) => betGroup === "gov4d")
  if (rounds === undefined || unfinished === undefined) return <Loading hasFailed={hasFailed} />
  const order = unfinished === "none" ? undefined : unfinished
  const draw = ofSets.find(({ betId }) => betId === hash)
  const named = draw?.betType ?? hash
  const variant = isGov4dVariant(named) ? named : (order?.variant ?? nextVariant(ofSets, seenAt))
  const first = order?.variant === variant ? order.betId : draw?.betId
  return <SetsOfVariant key={`${variant} ${draw?.betId}`} variant={variant} rounds={ofSets} first={first} />
}

const nextVariant = (rounds: ReadonlyArray<Round>, seenAt: number): Gov4dVariant => {
  const { betType = "" } = nextToClose(rounds, seenAt) ?? {}
  return isGov4dVariant(betType) ? betType : gov4dVariants[0]
}

const Loading = ({ hasFailed }: { readonly hasFailed: boolean }) => (
  <div className={styles.alone}>
    {hasFailed ? (
      <>
        <Notice tone="bad">
          <Trans>Couldn't load the rounds. Retrying automatically.</Trans>
        </Notice>
        <Link to="/lotto" className={buttonClass({ tone: "outline" })}>
          <Trans>See all lotteries</Trans>
        </Link>
      </>
    ) : (
      <>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </>
    )}
  </div>
)
