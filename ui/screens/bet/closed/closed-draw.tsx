import { isGov4dVariant, type Round, type RoundPhase } from "@fakham/core/lotto"
import { useGroupTitle } from "../../../words/group-title.ts"
import { RoundCloses } from "../../../words/round-closes.tsx"
import { RoundName } from "../../../words/round-name.tsx"
import { VariantName } from "../../../words/variant-name.tsx"
import { usePageTitle } from "../../brand/page-title.ts"
import { RoundBar } from "../../round/round-bar.tsx"
import { RoundClock } from "../../round/round-clock.tsx"
import { RoundOver } from "./round-over.tsx"

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
