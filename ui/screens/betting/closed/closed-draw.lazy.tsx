import { isGov4dVariant, type Round, type RoundPhase } from "@fakham/core/lotto"
import { useGroupTitle } from "../../../words/group-title.ts"
import { RoundCloses } from "../../../words/round-closes.tsx"
import { RoundName } from "../../../words/round-name.tsx"
import { VariantName } from "../../../words/variant-name.tsx"
import { RoundBar } from "../../lotto/round/round-bar.tsx"
import { RoundClock } from "../../lotto/round/round-clock.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { RoundOver } from "./round-over.lazy.tsx"

type ClosedDrawProps = { readonly round: Round; readonly phase: RoundPhase; readonly now: () => number }

/** A draw of four digits that takes no more sets. */
export const ClosedDraw = ({ round, phase, now }: ClosedDrawProps) => {
  usePageTitle(useGroupTitle(round.betGroup))
  return (
    <>
      <RoundBar
        betGroup={round.betGroup}
        title={
          <>
            {isGov4dVariant(round.betType) ? <VariantName of={round.betType} /> : null} <RoundName of={round} />
          </>
        }
        caption={<RoundCloses of={round} now={now()} />}
      >
        <RoundClock round={round} phase={phase} takesBets={false} now={now} />
      </RoundBar>
      <RoundOver round={round} phase={phase} />
    </>
  )
}
