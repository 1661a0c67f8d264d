import { type AnnouncedBreak, isOnBreak, limitLeft, type OwnLimits, type PlayLimitsFailure } from "@fakham/core/limits"
import type { Satang } from "@fakham/core/money"
import type { NotOffered } from "@fakham/core/operator"
import { dayAt } from "@fakham/core/time"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link, useLocation } from "@tanstack/react-router"
import { useActorRef, useSelector } from "@xstate/react"
import { parts } from "../../app/parts.ts"
import { useMachines } from "../../app/use-machines.ts"
import { usePart, useResourceActor } from "../../app/use-visit.ts"
import { useDates } from "../../locales/use-dates.ts"
import { TwoColumns } from "../../parts/chrome/two-columns.tsx"
import { Button, buttonClass } from "../../parts/controls/button.tsx"
import { Money } from "../../parts/money/money.tsx"
import { Notice } from "../../parts/notices/notice.tsx"
import { SaidNote } from "../../parts/notices/said.tsx"
import { UnreadList } from "../../parts/notices/unread-list.tsx"
import { clockText } from "../../words/clock-text.ts"
import { usePageTitle } from "../page/brand/page-title.ts"
import { AccountPage } from "../page/layout/account-page.tsx"
import { Breaks } from "./breaks.tsx"
import styles from "./limits.module.css"
import type { LimitsActor } from "./limits-actor.ts"
import { LimitsOf } from "./limits-of.tsx"
import { Reminder } from "./reminder.tsx"

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Registered a moment ago, and wants to set a limit. */
    isNewcomer?: boolean | undefined
  }
}

/** The limits, reminders and breaks by which players hold themselves. */
export const LimitsScreen = () => {
  const { t } = useLingui()
  const actor = useActorRef(usePart(parts.limitsPage).playLimits)
  const { data: own, hasFailed, isNotOffered, retry } = useResourceActor(actor)
  usePageTitle(t`Play limits`)
  return (
    <AccountPage title={t`Play limits`} backTo="/profile" wide>
      {own === undefined ? (
        <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
      ) : (
        <Known actor={actor} own={own} />
      )}
    </AccountPage>
  )
}

const Known = ({ actor, own }: { readonly actor: LimitsActor; readonly own: OwnLimits }) => {
  const { now } = useMachines()
  const failure = useSelector(actor, ({ context }) => context.failure)
  const { hasFailed, retry } = useResourceActor(actor)
  const left = limitLeft("deposit", own.limits)
  const isNewcomer = useLocation({ select: ({ state }) => state.isNewcomer === true })
  return (
    <>
      {own.taken !== undefined && isOnBreak(own.taken, now()) ? <OnBreak taken={own.taken} /> : null}
      {isNewcomer ? <Welcome /> : null}
      {own.areAllKnown ? null : (
        <Notice tone="bad">
          <Trans>Couldn't load some of your limits. They still apply.</Trans>
        </Notice>
      )}
      {left === undefined ? null : (
        <p>
          <span className={styles.label}>
            <LeftTitle own={own} left={left} />
          </span>
          <Money satang={left} size="xl" tone="ink" />
        </p>
      )}
      {failure === undefined ? null : (
        <div role="alert" className={styles.failure}>
          <Notice tone="bad">
            <FailureText failure={failure} />
            <SaidNote said={failure._tag === "PlayLimitRefused" ? failure.said : undefined} />
          </Notice>
          {hasFailed ? (
            <Button tone="outline" onClick={retry}>
              <Trans>See current limits</Trans>
            </Button>
          ) : null}
        </div>
      )}
      <TwoColumns>
        <>
          <LimitsOf measure="deposit" actor={actor} own={own} asksFirst={isNewcomer} />
          <LimitsOf measure="loss" actor={actor} own={own} />
          <p className="cap">
            <Trans>A lower limit applies at once. A higher one applies after 24 hours, once you confirm it.</Trans>
          </p>
        </>
        <>
          <Reminder actor={actor} every={own.remindEvery} />
          <Breaks actor={actor} />
        </>
      </TwoColumns>
    </>
  )
}

/** The limit that leaves least tells over which time it is counted. */
const LeftTitle = ({ own, left }: { readonly own: OwnLimits; readonly left: Satang }) => {
  const narrowest = own.limits.find(
    (limit) => limit.kind.measure === "deposit" && limitLeft("deposit", [limit]) === left,
  )
  switch (narrowest?.kind.span) {
    case "day":
      return <Trans>You can still deposit today</Trans>
    case "week":
      return <Trans>You can still deposit this week</Trans>
    case "month":
    case undefined:
      return <Trans>You can still deposit this month</Trans>
  }
}

/** Who has just registered and wanted a limit goes on from here. */
const Welcome = () => (
  <div className={styles.failure}>
    <Notice>
      <Trans>You're signed up. Set your limit here, then deposit when you like.</Trans>
    </Notice>
    <Link to="/credit/deposit" className={buttonClass({ tone: "outline", block: true })}>
      <Trans>Go to deposit</Trans>
    </Link>
  </div>
)

const OnBreak = ({ taken: { until } }: { readonly taken: AnnouncedBreak }) => {
  const date = useDates().full(dayAt(until))
  const time = clockText(until)
  return (
    <Notice>
      <Trans>
        You're on a break until {date}, {time}. You can't bet or deposit until then, but you can withdraw.
      </Trans>
    </Notice>
  )
}

const FailureText = ({ failure }: { readonly failure: PlayLimitsFailure | NotOffered }) => {
  if (failure._tag !== "PlayLimitRefused")
    return <Trans>No reply. It may have gone through. We don't resend automatically.</Trans>
  switch (failure.reason) {
    case "tooEarly":
      return <Trans>You can confirm a higher limit 24 hours after requesting it.</Trans>
    case "nothingAsked":
      return <Trans>No limit increase to confirm.</Trans>
    case "onBreak":
      return <Trans>You can't raise limits during a break.</Trans>
    case "breakRunsLonger":
      return <Trans>Your current break is longer and can't be shortened.</Trans>
    case "notOffered":
      return <Trans>Not available on this site. Nothing changed.</Trans>
    case "other":
      return <Trans>Not changed. Everything stays as it was.</Trans>
  }
}
