import { marketsOpenAt } from "@fakham/core/lotto"
import { dayAt } from "@fakham/core/time"
import { Trans } from "@lingui/react/macro"
import { useDates } from "../../../locales/use-dates.ts"
import { Notice } from "../../../parts/notices/notice.tsx"
import { clockText } from "../../../words/clock-text.ts"
import styles from "./opens-next.module.css"

/** When all markets are closed, the next time that they open. */
export const OpensNext = ({ seenAt }: { readonly seenAt: number }) => {
  const { withWeekday } = useDates()
  const opensAt = marketsOpenAt(seenAt)
  if (opensAt === undefined) return null
  const [day, time] = [withWeekday(dayAt(opensAt)), clockText(opensAt)]
  return (
    <div className={styles.notice}>
      <Notice>
        <Trans>
          All markets are closed now. They open on {day}, {time}.
        </Trans>
      </Notice>
    </div>
  )
}
