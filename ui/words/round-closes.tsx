import type { Round } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useShortDate } from "../locales/use-short-date.ts"
import { placeholder } from "../parts/chrome/slot-names.ts"
import { clockText } from "./clock-text.ts"
import styles from "./round-closes.module.css"

type RoundClosesProps = { readonly of: Round; readonly now: number }

const aDay = 86_400_000

/** When a round closes, and on which day, unless the time alone says that too. */
export const RoundCloses = ({ of: { closesAt, closeDt }, now }: RoundClosesProps) => {
  const short = useShortDate()
  const left = closesAt - now
  return <Closes time={clockText(closesAt)} date={0 <= left && left < aDay ? undefined : short(closeDt)} />
}

/** The same within a day, for the prefetch script to fill in. */
export const RoundClosesSoonTemplate = () => <Closes time={placeholder.closes} date={undefined} />
/** The same later on. */
export const RoundClosesTemplate = () => <Closes time={placeholder.closes} date={placeholder.closeDate} />

const Closes = ({ time, date }: { readonly time: string; readonly date: string | undefined }) => (
  <>
    <span className={styles.whole}>
      <Trans>Closes {time}</Trans>
    </span>
    {date === undefined ? null : (
      <>
        {" "}
        <span className={styles.whole}>{date}</span>
      </>
    )}
  </>
)
