import { Trans } from "@lingui/react/macro"
import { useDayWords } from "../../locales/use-dates.ts"
import { EarlyForms, EarlyPart } from "../../parts/frame/early-part.tsx"
import { earlyWord } from "../../parts/frame/early-words.ts"
import { noWords } from "../../parts/frame/no-words.ts"
import { Skeleton } from "../../parts/notices/skeleton.tsx"
import { Moon } from "../../parts/sky/moon.tsx"
import { earlyCountdown } from "../../parts/time/countdown.tsx"
import { EarlyRoundName } from "../../words/round-name.tsx"
import { DayAndTime, EarlyToday, GroupHead } from "./group-head.tsx"
import { ClosesAt, LotterySections, type RowGroup } from "./lottery-sections.tsx"
import { LottoRowFrame } from "./lotto-row.tsx"
import styles from "./lotto-screen.module.css"
import { SkylineSkeleton } from "./skyline.tsx"

const noCaption = <span>{noWords}</span>

/** All lotteries, before any round of them is known. */
export const LottoSkeleton = () => (
  <div className={styles.page}>
    <GroupHead
      title={<Trans>Lotteries</Trans>}
      caption={
        <EarlyToday until={noCaption}>
          <DayAndTime day={earlyWord.day} time={earlyWord.clock} />
        </EarlyToday>
      }
    />
    <LottoRowsSkeleton />
  </div>
)

export const LottoRowsSkeleton = () => (
  <div aria-busy="true">
    <SkylineSkeleton />
    <LotterySections
      renderGroup={(group, row) => (
        <LottoRowFrame
          key={group}
          {...row}
          caption={<EarlyCaption group={group} />}
          when={<EarlyWhen group={group} />}
          latest={<Skeleton shape="word" />}
        />
      )}
      renderVariant={(variant, row) => (
        <LottoRowFrame
          key={variant}
          {...row}
          caption={noCaption}
          when={<Skeleton shape="chip" />}
          latest={<Skeleton shape="word" />}
        />
      )}
    />
  </div>
)

type EarlyRowProps = { readonly group: RowGroup }

/** Which round closes next, and when; of markets a row says only how many are open. */
const EarlyCaption = ({ group }: EarlyRowProps) => {
  const words = useDayWords()
  if (group === "stock") return noCaption
  return (
    <EarlyPart name="nextClose" data={{ group, ...words }} until={noCaption}>
      <EarlyRoundName group={group} /> <ClosesAt time={earlyWord.closes} />
    </EarlyPart>
  )
}

const EarlyWhen = ({ group }: EarlyRowProps) => {
  const forms = Object.fromEntries(
    Object.entries(earlyCountdown).map(([form, countdown]) => [
      form,
      <>
        <Moon share={0} state="done" size={22} /> {countdown}
      </>,
    ]),
  )
  return (
    <EarlyForms name="nextClose" data={{ group, ...useDayWords() }} forms={forms} until={<Skeleton shape="chip" />} />
  )
}
