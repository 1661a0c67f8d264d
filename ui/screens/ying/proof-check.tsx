import { type ProofReport, type ProofStep, proofSteps, type Witness } from "@fakham/core/ying"
import { Trans } from "@lingui/react/macro"
import { CheckPanel } from "./check-panel.tsx"

type ProofCheckProps = {
  /** Where the machine that does the sum again stands. */
  readonly state: string
  readonly report: ProofReport | undefined
  readonly witness: Witness
}

/** The sum of a round done again. */
export const ProofCheck = ({ state, report, witness }: ProofCheckProps) => (
  <CheckPanel
    verdict={report?.verdict}
    isUnproven={state === "unproven"}
    proven={<Trans>Everything matches: the house's number was bound before anybody bet.</Trans>}
    steps={proofSteps.map((step) => ({
      name: step,
      text: <StepText step={step} />,
      finding: report?.steps[step] ?? "missingData",
    }))}
    published={witness.commitment}
    recomputed={report?.recomputed.commitment}
  />
)

const StepText = ({ step }: { readonly step: ProofStep }) => {
  switch (step) {
    case "commitment":
      return <Trans>The seed fits the code that was published before</Trans>
    case "houseShot":
      return <Trans>The house's number comes from the seed</Trans>
    case "shots":
      return <Trans>The list of shots is in order, five digits each</Trans>
    case "seenShots":
      return <Trans>Every shot that you saw or fired is in the list</Trans>
    case "ranks":
      return <Trans>The ranks that count are held by those shots</Trans>
    case "sum":
      return <Trans>The sum adds up</Trans>
    case "digits":
      return <Trans>The result follows from the sum</Trans>
  }
}
