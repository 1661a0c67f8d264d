import { type BetGroup, isShotGroup } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { useDayWords } from "../../locales/use-dates.ts"
import { noWords } from "../../parts/chrome/no-words.ts"
import { SlotForms } from "../../parts/chrome/slot.tsx"
import { starIcon } from "../../parts/icons/player-icons.ts"
import { SkeletonRow } from "../../parts/notices/skeleton.tsx"
import { Moon } from "../../parts/sky/moon.tsx"
import { countdownForms } from "../../parts/time/countdown.tsx"
import { GroupName } from "../../words/group-name.tsx"
import { RoundClosesSoonTemplate, RoundClosesTemplate } from "../../words/round-closes.tsx"
import { RoundNameTemplate } from "../../words/round-name.tsx"
import { RoundBar, RoundHeading } from "../lotto/round/round-bar.tsx"
import { RoundLinkShape } from "../lotto/round/round-link.tsx"
import styles from "./bet-screen.module.css"

/** The page of a round, before it is known. */
export const BetSkeleton = ({ betGroup }: { readonly betGroup: BetGroup }) => {
  const part = { name: "round", data: { group: betGroup, ...useDayWords() } } as const
  const group = <GroupName group={betGroup} />
  const title = (
    <>
      {betGroup === "stock" ? null : group} <RoundNameTemplate group={betGroup} />
    </>
  )
  return (
    <div aria-busy="true">
      <RoundBar
        betGroup={betGroup}
        name={
          <SlotForms
            {...part}
            until={<RoundHeading title={group} caption={noWords} />}
            forms={{
              time: <RoundHeading title={title} caption={<RoundClosesSoonTemplate />} />,
              oneDay: <RoundHeading title={title} caption={<RoundClosesTemplate />} />,
              days: <RoundHeading title={title} caption={<RoundClosesTemplate />} />,
            }}
          />
        }
      >
        <SlotForms
          {...part}
          forms={{ time: clock(betGroup, countdownForms.time), days: clock(betGroup, countdownForms.days) }}
        />
      </RoundBar>
      <div className={styles.alone}>
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </div>
  )
}

/** As it stands beside the round's name. */
const clock = (betGroup: BetGroup, countdown: ReactNode) => (
  <>
    {isShotGroup(betGroup) ? (
      <RoundLinkShape icon={starIcon}>
        <Trans>Shoot</Trans>
      </RoundLinkShape>
    ) : null}
    <Moon share={0} state="done" size={30} />
    {countdown}
  </>
)
