import { costOf, roomFor, setPrices, type Ticket4dLine } from "@fakham/core/gov4d"
import { moneyText } from "@fakham/core/money"
import { Trans, useLingui } from "@lingui/react/macro"
import { memo, useEffect, useRef } from "react"
import { classNames } from "../../parts/class-names.ts"
import { IconButton } from "../../parts/controls/icon-button.tsx"
import { minusIcon } from "../../parts/icons/few-icons.ts"
import { plusIcon } from "../../parts/icons/player-icons.ts"
import { Plate } from "../../parts/plates/plate.tsx"
import styles from "./set-lines.module.css"
import { useBuying, useTicket4dPage } from "./ticket4d-page-context.ts"

/** So few more sets are worth telling. */
const scarce = 5

/** What is picked, the newest last and in sight. */
export const Ticket4dLines = () => {
  const { t } = useLingui()
  const slip = useBuying((context) => context.slip)
  const caps = useBuying((context) => context.caps)
  const isNews = useBuying(({ news }) => news !== undefined)
  const list = useRef<HTMLUListElement>(null)
  const count = slip.lines.length
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])
  if (count === 0) return null
  return (
    <ul ref={list} className={classNames(styles.lines, isNews && styles.short)} aria-label={t`Your number sets`}>
      {slip.lines.map((line) => (
        <Line key={line.number} line={line} room={roomFor(slip, line.number, caps)} />
      ))}
    </ul>
  )
}

const Line = memo(({ line, room }: { readonly line: Ticket4dLine; readonly room: number }) => {
  const { t } = useLingui()
  const { buying, variant } = useTicket4dPage()
  const { number, sets } = line
  const count = (now: number) => buying.send({ type: "sets.counted", number, sets: now })
  return (
    <li className={styles.line}>
      <Plate number={number} />
      <span className="cap">
        {room === 0 ? <Trans>Full</Trans> : room <= scarce ? <Trans>{room} left</Trans> : <Trans>sets</Trans>}
      </span>
      <span className={styles.stepper}>
        <IconButton
          icon={minusIcon}
          small
          label={sets === 1 ? t`Remove ${number}` : t`Remove one set of ${number}`}
          onClick={() => count(sets - 1)}
        />
        <output className="num">{sets}</output>
        <IconButton icon={plusIcon} small label={t`Add one set of ${number}`} onClick={() => count(sets + 1)} />
      </span>
      <span className={styles.cost}>{moneyText(costOf(line, setPrices[variant]))}</span>
    </li>
  )
})
Line.displayName = "Ticket4dLine"
