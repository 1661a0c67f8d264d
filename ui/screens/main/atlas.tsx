import { countsAt, type Gov4dVariant, gov4dVariants, nextToClose, type Round } from "@fakham/core/lotto"
import { dayAt } from "@fakham/core/time"
import { Plural, Trans } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { memo, type ReactNode, useMemo } from "react"
import { useShortDate } from "../../locales/use-short-date.ts"
import { classNames } from "../../parts/class-names.ts"
import { Countdown } from "../../parts/time/countdown.tsx"
import { clockText } from "../../words/clock-text.ts"
import { GroupName } from "../../words/group-name.tsx"
import { RoundName } from "../../words/round-name.tsx"
import { useShortVariantTitles } from "../../words/variant-name.tsx"
import { Glyph } from "../lotto/emblem/glyph.tsx"
import styles from "./atlas.module.css"
import type { ClosingSoonRows } from "./closing-soon.tsx"
import parts from "./lotteries.module.css"
import { PartHead } from "./part-head.tsx"

type Group = "yeekee" | "yeekee5min" | "pingpong" | "gov" | "stock"

/** All groups on one ruled page: two leads with a number, three that come often, and the four-digit sets. */
export const Atlas = memo(({ rounds, seenAt, now, isWhole }: ClosingSoonRows & { readonly isWhole: boolean }) => {
  const byGroup = useMemo(() => Map.groupBy(rounds, ({ betGroup }) => betGroup), [rounds])
  const open = (group: Group) => countsAt(byGroup.get(group) ?? [], seenAt).open
  const gov = nextToClose(byGroup.get("gov") ?? [], seenAt)
  return (
    <section className={parts.atlasPart}>
      <PartHead>
        <h2>
          <Trans>Bet on lotteries</Trans>
        </h2>
      </PartHead>
      <div className={classNames(styles.atlas, !isWhole && styles.coming)}>
        <Cell
          group="gov"
          isLead
          caption={gov === undefined ? <Trans>Not open yet</Trans> : <RoundName of={gov} />}
          big={
            gov === undefined ? null : (
              <Big of={<Countdown until={gov.closesAt} now={now} />} caption={<Trans>until it closes</Trans>} />
            )
          }
        />
        <Cell
          group="yeekee"
          isLead
          caption={<Trans>every 15 minutes</Trans>}
          big={<Big of={open("yeekee")} caption={<Trans>rounds open</Trans>} />}
        />
        <Cell
          group="yeekee5min"
          caption={<Plural value={open("yeekee5min")} one="# round open" other="# rounds open" />}
        />
        <Cell group="stock" caption={<Plural value={open("stock")} one="# market open" other="# markets open" />} />
        <Cell group="pingpong" caption={<Plural value={open("pingpong")} one="# round open" other="# rounds open" />} />
        {isWhole ? <SetCells rounds={byGroup.get("gov4d") ?? []} seenAt={seenAt} /> : null}
      </div>
    </section>
  )
})
Atlas.displayName = "Atlas"

const SetCells = ({ rounds, seenAt }: Omit<ClosingSoonRows, "now">) => (
  <>
    <p className={classNames("cap", styles.label)}>
      <Trans>4D sets</Trans>
    </p>
    {gov4dVariants.map((variant) => (
      <SetCell
        key={variant}
        variant={variant}
        next={nextToClose(
          rounds.filter(({ betType }) => betType === variant),
          seenAt,
        )}
        seenAt={seenAt}
      />
    ))}
  </>
)

type CellProps = {
  readonly group: Group
  readonly isLead?: boolean
  readonly caption: ReactNode
  readonly big?: ReactNode
}

const Cell = ({ group, isLead = false, caption, big }: CellProps) => (
  <Link
    to="/lotto/$betGroup"
    params={{ betGroup: group }}
    className={classNames(styles.group, isLead ? styles.lead : styles.frequent)}
  >
    <Glyph of={group} />
    <b>
      <GroupName group={group} />
    </b>
    <span className="cap">{caption}</span>
    {big}
  </Link>
)

const Big = ({ of, caption }: { readonly of: ReactNode; readonly caption: ReactNode }) => (
  <span className={styles.big}>
    <span className="num">{of}</span>
    <span className="cap">{caption}</span>
  </span>
)

type SetCellProps = {
  readonly variant: Gov4dVariant
  readonly next: Round | undefined
  readonly seenAt: number
}

/** A draw of today closes at an hour, a later one on a day. */
const SetCell = ({ variant, next, seenAt }: SetCellProps) => {
  const short = useShortDate()
  const name = useShortVariantTitles()
  const isToday = next?.closeDt === dayAt(seenAt)
  const time = next && (isToday ? clockText(next.closesAt) : short(next.closeDt))
  return (
    <Link
      to="/lotto/4d"
      hash={variant}
      className={classNames(styles.group, styles.set, next === undefined && styles.closed)}
    >
      <Glyph of={variant} />
      <b>{name(variant)}</b>
      <span className="cap">
        {time === undefined ? <Trans>Closed</Trans> : isToday ? <Trans>closes {time}</Trans> : time}
      </span>
    </Link>
  )
}
