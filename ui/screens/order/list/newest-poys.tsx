import { betGroups, gov4dVariants } from "@fakham/core/lotto"
import { useDayWords } from "../../../locales/use-dates.ts"
import { SlotForms } from "../../../parts/chrome/slot.tsx"
import { placeholder } from "../../../parts/chrome/slot-names.ts"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { useGroupTitles } from "../../../words/group-title.ts"
import { DrawName, RoundNumber } from "../../../words/round-name.tsx"
import { useVariantTitles } from "../../../words/variant-name.tsx"
import { PoyDayHead, TodayName } from "./poy-days.tsx"
import { PoyRowTemplate } from "./poy-row.tsx"

const { day, group, name, number, date } = placeholder

/** The newest slips before the page has them: the prefetch script fills in what it knows of each. */
export const NewestPoys = () => {
  const [groupTitle, variantTitle] = [useGroupTitles(), useVariantTitles()]
  const names = {
    ...Object.fromEntries(betGroups.map((one) => [one, groupTitle(one)])),
    ...Object.fromEntries(gov4dVariants.map((one) => [one, variantTitle(one)])),
  }
  return (
    <SlotForms
      name="poys"
      data={{ ...useDayWords(), names: JSON.stringify(names) }}
      forms={{
        today: <PoyDayHead name={<TodayName name={day} />} />,
        day: <PoyDayHead name={day} />,
        named: <PoyRowTemplate name={name} />,
        draw: (
          <PoyRowTemplate
            name={
              <>
                {group} <DrawName date={date} />
              </>
            }
          />
        ),
        numbered: (
          <PoyRowTemplate
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
