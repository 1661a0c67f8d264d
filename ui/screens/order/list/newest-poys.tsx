import { betGroups, gov4dVariants } from "@fakham/core/lotto"
import { useDayWords } from "../../../locales/use-dates.ts"
import { EarlyForms } from "../../../parts/frame/early-part.tsx"
import { earlyWord } from "../../../parts/frame/early-words.ts"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { useGroupTitles } from "../../../words/group-title.ts"
import { DrawName, RoundNumber } from "../../../words/round-name.tsx"
import { useVariantTitles } from "../../../words/variant-name.tsx"
import { DayHead, TodayName } from "./poy-days.tsx"
import { EarlyPoyRow } from "./poy-row.tsx"

const { day, group, name, number, date } = earlyWord

/** The newest slips before the page has them: the early script fills in what it knows of each. */
export const NewestPoys = () => {
  const [groupTitle, variantTitle] = [useGroupTitles(), useVariantTitles()]
  const names = {
    ...Object.fromEntries(betGroups.map((one) => [one, groupTitle(one)])),
    ...Object.fromEntries(gov4dVariants.map((one) => [one, variantTitle(one)])),
  }
  return (
    <EarlyForms
      name="poys"
      data={{ ...useDayWords(), names: JSON.stringify(names) }}
      forms={{
        today: <DayHead name={<TodayName name={day} />} />,
        day: <DayHead name={day} />,
        named: <EarlyPoyRow name={name} />,
        draw: (
          <EarlyPoyRow
            name={
              <>
                {group} <DrawName date={date} />
              </>
            }
          />
        ),
        numbered: (
          <EarlyPoyRow
            name={
              <>
                {group} <RoundNumber number={number} />
              </>
            }
          />
        ),
      }}
      until={
        <>
          <SkeletonRow />
          <SkeletonRow />
        </>
      }
    />
  )
}
