import { confirmableAt, type OwnLimits, type PlayLimitKind, type UsedLimit } from "@fakham/core/limits"
import { moneyText, nothing, shortMoneyText } from "@fakham/core/money"
import { dayAt } from "@fakham/core/time"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { useMachines } from "../../app/use-machines.ts"
import { useDates } from "../../locales/use-dates.ts"
import { Section } from "../../parts/chrome/section.tsx"
import { Button } from "../../parts/controls/button.tsx"
import { UsedShare } from "../../parts/money/used-share.tsx"
import { Notice } from "../../parts/notices/notice.tsx"
import { clockText } from "../../words/clock-text.ts"
import { ChangeLimit } from "./change-limit.tsx"
import { useLimitTitle } from "./limit-title.ts"
import styles from "./limits.module.css"
import type { LimitsActor } from "./limits-actor.ts"

type LimitsOfProps = {
  readonly measure: PlayLimitKind["measure"]
  readonly actor: LimitsActor
  readonly own: OwnLimits
  /** A newcomer wanted to set one from the start. */
  readonly asksFirst?: boolean
}

/** The limits of one measure by day, week and month, each with what is used of it. */
export const LimitsOf = ({ measure, actor, own, asksFirst = false }: LimitsOfProps) => {
  const [changing, setChanging] = useState<UsedLimit | undefined>(() =>
    asksFirst ? own.limits.find(({ kind, limit }) => kind.measure === measure && limit.most === undefined) : undefined,
  )
  return (
    <Section title={measure === "deposit" ? <Trans>Deposit limits</Trans> : <Trans>Loss limits</Trans>}>
      <ul className={styles.limits}>
        {own.limits
          .filter(({ kind }) => kind.measure === measure)
          .map((limit) => (
            <Limit key={limit.kind.span} of={limit} actor={actor} onChange={() => setChanging(limit)} />
          ))}
      </ul>
      {changing === undefined ? null : (
        <ChangeLimit of={changing} actor={actor} onClose={() => setChanging(undefined)} />
      )}
    </Section>
  )
}

type LimitProps = { readonly of: UsedLimit; readonly actor: LimitsActor; readonly onChange: () => void }

const Limit = ({ of, actor, onChange }: LimitProps) => {
  const { t } = useLingui()
  const { kind, limit, used, waiting } = of
  const title = useLimitTitle(kind)
  const isBusy = useSelector(actor, (state) => state.hasTag("busy"))
  const spent = used === undefined ? "–" : moneyText(used)
  const most = limit.most === undefined ? undefined : shortMoneyText(limit.most)
  return (
    <li className={most === undefined ? styles.open : undefined}>
      <b>
        {kind.span === "day" ? (
          <Trans>Daily</Trans>
        ) : kind.span === "week" ? (
          <Trans>Weekly</Trans>
        ) : (
          <Trans>Monthly</Trans>
        )}
      </b>
      <Button tone="outline" small blocked={isBusy} aria-label={t`Edit: ${title}`} onClick={onChange}>
        <Trans>Edit</Trans>
      </Button>
      {limit.most === undefined || used === undefined ? null : (
        <UsedShare label={title} used={used} most={limit.most} />
      )}
      <span className="cap">
        <Trans>
          Used <span className="num">{spent}</span>
        </Trans>
        {waiting === undefined || waiting === nothing ? null : (
          <>
            {" · "}
            <Trans>
              on its way <span className="num">{moneyText(waiting)}</span>
            </Trans>
          </>
        )}
      </span>
      {most === undefined ? (
        <span className={styles.most}>
          <Trans>No limit</Trans>
        </span>
      ) : (
        <span className="cap">
          <Trans>
            of <span className="num">{most}</span>
          </Trans>
        </span>
      )}
      {limit.wish === undefined ? null : <Wish of={of} actor={actor} isBusy={isBusy} />}
    </li>
  )
}

/** A higher limit that was asked for: when it can have its second yes, and that yes. */
const Wish = ({ of: { kind, limit }, actor, isBusy }: Omit<LimitProps, "onChange"> & { readonly isBusy: boolean }) => {
  const { now } = useMachines()
  const dates = useDates()
  const from = confirmableAt(limit) ?? 0
  const date = dates.full(dayAt(from))
  const time = clockText(from)
  const wanted = limit.wish?.most === undefined ? undefined : shortMoneyText(limit.wish.most)
  return (
    <div className={styles.wish}>
      <Notice>
        {wanted === undefined ? (
          <Trans>
            No-limit request received. Confirm it from {date}, {time}.
          </Trans>
        ) : (
          <Trans>
            Increase to {wanted} baht requested. Confirm it from {date}, {time}.
          </Trans>
        )}
      </Notice>
      {now() < from ? null : (
        <Button tone="outline" small sending={isBusy} onClick={() => actor.send({ type: "limit.confirmed", kind })}>
          <Trans>Confirm increase</Trans>
        </Button>
      )}
    </div>
  )
}
