import type { BetGroup } from "@fakham/core"
import { useDayWords } from "../../locales/use-dates.ts"
import { EarlyForms, EarlyPart } from "../../parts/frame/early-part.tsx"
import { SkeletonRow } from "../../parts/notices/skeleton.tsx"
import { earlyCountdown } from "../../parts/time/countdown.tsx"
import { GroupName } from "../../words/group-name.tsx"
import { EarlyRoundCloses } from "../../words/round-closes.tsx"
import { EarlyRoundName } from "../../words/round-name.tsx"
import { RoundBar } from "../round/round-bar.tsx"
import styles from "./bet-screen.module.css"

/** The page of a round, before it is known. */
export const BetSkeleton = ({ betGroup }: { readonly betGroup: BetGroup }) => {
  const part = { name: "round", data: { group: betGroup, ...useDayWords() } } as const
  return (
    <div aria-busy="true">
      <RoundBar
        betGroup={betGroup}
        title={
          <EarlyPart
            {...part}
            until={
              <span>
                <GroupName group={betGroup} />
              </span>
            }
          >
            {betGroup === "stock" ? null : <GroupName group={betGroup} />} <EarlyRoundName group={betGroup} />
          </EarlyPart>
        }
        caption={
          <EarlyPart {...part} until={<span>{noCaption}</span>}>
            <EarlyRoundCloses />
          </EarlyPart>
        }
      >
        <EarlyForms {...part} forms={earlyCountdown} />
      </RoundBar>
      <div className={styles.alone}>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </div>
    </div>
  )
}

const noCaption = "\u00a0"
