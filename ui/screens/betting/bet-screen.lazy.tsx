import { hasRoundFailed, isBetGroup, takesBets, watchedPhase } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { Link, Navigate, useParams, useSearch } from "@tanstack/react-router"
import { useActorRef, useSelector } from "@xstate/react"
import { type ReactNode, Suspense, useDeferredValue, useEffect } from "react"
import { onParts, parts } from "../../app/parts.ts"
import { useMachines } from "../../app/use-machines.ts"
import { buttonClass } from "../../parts/controls/button.tsx"
import { Notice } from "../../parts/notices/notice.tsx"
import { roundView } from "../lotto/round/round-view.ts"
import { lazyScreen } from "../page/lazy-screen.ts"
import { NothingHere } from "../page/nothing-here.ts"
import styles from "./bet-screen.module.css"
import { BetSkeleton } from "./bet-skeleton.tsx"
import { LazyYingPage } from "./ying-page.ts"

const BetPage = lazyScreen(() => import("./bet-page.lazy.tsx"), "BetPage")
const ClosedDraw = lazyScreen(
  () => onParts(import("./closed/closed-draw.lazy.tsx"), parts.slips, parts.proofs),
  "ClosedDraw",
)

/** A round of any group that takes slips, as it is bet on. */
export const BetScreen = () => {
  const { betGroup, betId } = useParams({ from: "/_shell/lotto/$betGroup/$betId" })
  // Another player's machines are others: nothing of this one's slip goes over to them.
  const { player } = useMachines()
  return <BetRound key={`${player} ${betId}`} betGroup={betGroup} betId={betId} />
}

const BetRound = ({ betGroup, betId }: { readonly betGroup: string; readonly betId: string }) => {
  const { round: logic, now } = useMachines()
  const { show } = useSearch({ from: "/_shell/lotto/$betGroup/$betId" })
  const actor = useActorRef(logic, { input: betId })
  const round = useSelector(actor, ({ context }) => context.round)
  const phase = useSelector(actor, watchedPhase)
  const hasFailed = useSelector(actor, hasRoundFailed)
  useEffect(() => {
    if (show === undefined) void BetPage.preload?.()
  }, [show])
  const isUnknown = round === undefined || phase === "unknown" || phase === "unauthorized"
  // What was waited for is drawn in steps between which taps are answered; what follows, at once.
  const isAwaited = useDeferredValue(isUnknown)
  if (phase === "missing" || (round !== undefined && round.betGroup !== betGroup)) return <NothingHere />
  if (isUnknown || isAwaited) return isUnknown && hasFailed ? <Unreachable /> : <Loading betGroup={betGroup} />
  const view = roundView(round, now(), show)
  if (round.betGroup === "gov4d")
    // Sets of four digits are sold on a page of their own.
    return takesBets(round, now()) || phase === "notOpen" ? (
      <Navigate to="/lotto/4d" hash={betId} replace />
    ) : (
      <Suspense fallback={<Loading betGroup={betGroup} />}>
        <ClosedDraw round={round} phase={phase} now={now} />
      </Suspense>
    )
  return (
    <Suspense fallback={<Loading betGroup={betGroup} />}>
      {view === "bet" || show === undefined ? (
        <BetPage round={round} running={actor} betGroup={round.betGroup} phase={phase} view={view} />
      ) : (
        <LazyYingPage round={round} running={actor} phase={phase} view={view} />
      )}
    </Suspense>
  )
}

const Alone = ({ children }: { readonly children: ReactNode }) => <div className={styles.alone}>{children}</div>

const Loading = ({ betGroup }: { readonly betGroup: string }) =>
  isBetGroup(betGroup) ? <BetSkeleton betGroup={betGroup} /> : null

const ToLotteries = () => (
  <Link to="/lotto" className={buttonClass({ tone: "outline" })}>
    <Trans>See all lotteries</Trans>
  </Link>
)

const Unreachable = () => (
  <Alone>
    <Notice tone="bad">
      <Trans>Couldn't load this round. Retrying automatically.</Trans>
    </Notice>
    <ToLotteries />
  </Alone>
)
