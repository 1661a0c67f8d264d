import { type AnnouncedBreak, isOnBreak, type OwnLimits, type PlayLimitKind, type UsedLimit } from "@fakham/core/limits"
import { moneyText, shortMoneyText } from "@fakham/core/money"
import { dayAt } from "@fakham/core/time"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { parts } from "../../../../app/parts.ts"
import { useMachines } from "../../../../app/use-machines.ts"
import { usePart, useResource } from "../../../../app/use-visit.ts"
import { useDates } from "../../../../locales/use-dates.ts"
import { Button, buttonClass } from "../../../../parts/controls/button.tsx"
import { UsedShare } from "../../../../parts/money/used-share.tsx"
import { Notice } from "../../../../parts/notices/notice.tsx"
import { SkeletonRow } from "../../../../parts/notices/skeleton.tsx"
import { Sheet } from "../../../../parts/sheets/sheet.tsx"
import { clockText } from "../../../../words/clock-text.ts"
import styles from "./limits-sheet.module.css"

/** The limits that the player has set, with what is used of each: where a bet was refused for one of them. */
export const LimitsSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui()
  const { data, hasFailed, isNotOffered, retry } = useResource(usePart(parts.ownLimits).ownLimits)
  return (
    <Sheet
      kind="auto"
      title={t`Your play limits`}
      caption={<Trans>Limits you set yourself. Nobody else can raise them.</Trans>}
      onClose={onClose}
      foot={
        <div className={styles.acts}>
          <Button tone="outline" block onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Link to="/profile/limits" className={buttonClass({ tone: "quiet", block: true })}>
            <Trans>Change your limits</Trans>
          </Link>
        </div>
      }
    >
      {data !== undefined ? (
        <Limits of={data} />
      ) : isNotOffered ? (
        <Notice>
          <Trans>Not available on this site.</Trans>
        </Notice>
      ) : hasFailed ? (
        <div className={styles.trouble}>
          <Notice tone="bad">
            <Trans>Couldn't load your limits. They still apply.</Trans>
          </Notice>
          <Button tone="outline" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : (
        <div aria-busy="true">
          <SkeletonRow />
          <SkeletonRow />
        </div>
      )}
    </Sheet>
  )
}

const Limits = ({ of: { limits, taken, areAllKnown } }: { readonly of: OwnLimits }) => {
  const { now } = useMachines()
  const set = limits.filter(({ limit }) => limit.most !== undefined)
  const isLoss = ({ kind }: UsedLimit) => kind.measure === "loss"
  return (
    <>
      {taken !== undefined && isOnBreak(taken, now()) ? <OnBreak taken={taken} /> : null}
      {areAllKnown ? null : (
        <Notice tone="bad">
          <Trans>Couldn't load your limits. They still apply.</Trans>
        </Notice>
      )}
      <ul className={styles.limits}>
        {[...set.filter(isLoss), ...set.filter((limit) => !isLoss(limit))].map((limit) => (
          <Limit key={`${limit.kind.measure} ${limit.kind.span}`} of={limit} />
        ))}
      </ul>
      <p className="cap">
        <Trans>A lower limit applies at once. A higher one applies after 24 hours, once you confirm it.</Trans>
      </p>
    </>
  )
}

const OnBreak = ({ taken: { until } }: { readonly taken: AnnouncedBreak }) => {
  const date = useDates().full(dayAt(until))
  const time = clockText(until)
  return (
    <Notice>
      <Trans>
        You're on a break until {date}, {time}. You can't bet until then, but you can withdraw.
      </Trans>
    </Notice>
  )
}

/** What a limit holds, and over which time it is counted. */
const useLimitName = ({ measure, span }: PlayLimitKind): string => {
  const { t } = useLingui()
  if (measure === "loss") return { day: t`Daily loss`, week: t`Weekly loss`, month: t`Monthly loss` }[span]
  return { day: t`Daily deposits`, week: t`Weekly deposits`, month: t`Monthly deposits` }[span]
}

const Limit = ({ of: { kind, limit, used } }: { readonly of: UsedLimit }) => {
  const name = useLimitName(kind)
  const spent = used === undefined ? "–" : moneyText(used)
  const most = limit.most === undefined ? "–" : shortMoneyText(limit.most)
  return (
    <li>
      <b>{name}</b>
      {used === undefined ? null : <UsedShare label={name} used={used} most={limit.most ?? 1} />}
      <span className="cap">
        <Trans>
          Used <span className="num">{spent}</span>
        </Trans>
      </span>
      <span className="cap">
        <Trans>
          of <span className="num">{most}</span>
        </Trans>
      </span>
    </li>
  )
}
