import { Trans } from "@lingui/react/macro"
import { useDayWords } from "../../locales/use-dates.ts"
import { noWords } from "../../parts/chrome/no-words.ts"
import { Slot, SlotForms } from "../../parts/chrome/slot.tsx"
import { placeholder } from "../../parts/chrome/slot-names.ts"
import { Skeleton } from "../../parts/notices/skeleton.tsx"
import { Moon } from "../../parts/sky/moon.tsx"
import { countdownForms } from "../../parts/time/countdown.tsx"
import { RoundNameTemplate } from "../../words/round-name.tsx"
import { DayAndTime, GroupHead, TodaySlot } from "./group-head.tsx"
import { ClosesAt, LotterySections, type RowGroup } from "./lottery-sections.tsx"
import { LottoRowLayout } from "./lotto-row.tsx"
import styles from "./lotto-screen.module.css"
import { SkylineSkeleton } from "./skyline.tsx"

const noCaption = <span>{noWords}</span>

/** All lotteries, before any round of them is known. */
export const LottoSkeleton = () => (
  <div className={styles.page}>
    <GroupHead
      title={<Trans>Lotteries</Trans>}
      caption={
        <TodaySlot until={noCaption}>
          <DayAndTime day={placeholder.day} time={placeholder.clock} />
        </TodaySlot>
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
        <LottoRowLayout
          key={group}
          {...row}
          caption={<CaptionSlot group={group} />}
          when={<WhenSlot group={group} />}
          latest={<Skeleton shape="word" />}
        />
      )}
      renderVariant={(variant, row) => (
        <LottoRowLayout
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

type RowSlotProps = { readonly group: RowGroup }

/** Which round closes next, and when; of markets a row says only how many are open. */
const CaptionSlot = ({ group }: RowSlotProps) => {
  const words = useDayWords()
  if (group === "stock") return noCaption
  return (
    <Slot name="nextClose" data={{ group, ...words }} until={noCaption}>
      <RoundNameTemplate group={group} /> <ClosesAt time={placeholder.closes} />
    </Slot>
  )
}

const WhenSlot = ({ group }: RowSlotProps) => {
  const forms = Object.fromEntries(
    Object.entries(countdownForms).map(([form, countdown]) => [
      form,
      <>
        <Moon share={0} state="done" size={22} /> {countdown}
      </>,
    ]),
  )
  return (
    <SlotForms name="nextClose" data={{ group, ...useDayWords() }} forms={forms} until={<Skeleton shape="chip" />} />
  )
}
