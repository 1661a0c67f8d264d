import type { Round, RoundResult } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { useShortDate } from "../../../locales/use-short-date.ts"
import { Plate } from "../../../parts/plates/plate.tsx"
import { PrizeName } from "../../../words/prize-name.tsx"
import { RoundName } from "../../../words/round-name.tsx"
import { FromArchive } from "../results/from-archive.tsx"
import { WithoutNumbers } from "../results/outcome.tsx"
import { ResultsSection } from "../results/results-section.tsx"
import styles from "./last-draw.module.css"

/** What the government drew last; before that, that another draw is still to be told. */
export const LastDraw = ({ awaited }: { readonly awaited: Round | undefined }) => (
  <div>
    {awaited === undefined ? null : (
      <ResultsSection title={<RoundName of={awaited} />}>
        <WithoutNumbers of={undefined} />
      </ResultsSection>
    )}
    <FromArchive choice={{ type: "history", betGroup: "gov", betType: undefined }}>
      {({ results: [newest] }) => (newest === undefined ? null : <Draw draw={newest} />)}
    </FromArchive>
  </div>
)

const Draw = ({ draw: { dt, outcome, prizes } }: { readonly draw: RoundResult }) => {
  const short = useShortDate()
  const date = short(dt)
  return (
    <ResultsSection
      title={<Trans>Previous draw, {date}</Trans>}
      more={{ to: { group: "gov" }, label: <Trans>All prizes</Trans> }}
    >
      {outcome.type === "cancelled" ? (
        <WithoutNumbers of={outcome} />
      ) : (
        <dl className={styles.numbers}>
          {prizes === undefined ? (
            <Number name={<Trans>3 top</Trans>} number={outcome.drawn.top3} />
          ) : (
            <Number name={<PrizeName prize="first" />} number={prizes.first} />
          )}
          <Number name={<PrizeName prize="bottom2" />} number={outcome.drawn.bottom2} />
        </dl>
      )}
    </ResultsSection>
  )
}

const Number = ({ name, number }: { readonly name: ReactNode; readonly number: string }) => (
  <div>
    <dt className="cap">{name}</dt>
    <dd>
      <Plate number={number} />
    </dd>
  </div>
)
