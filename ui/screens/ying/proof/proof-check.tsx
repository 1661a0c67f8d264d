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
    proven={<Trans>Everything matches. The house number was locked before betting opened.</Trans>}
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
      return <Trans>The seed matches the code published earlier</Trans>
    case "houseShot":
      return <Trans>The house number comes from the seed</Trans>
    case "shots":
      return <Trans>Shots are in order, five digits each</Trans>
    case "seenShots":
      return <Trans>Every shot you saw or sent is in the list</Trans>
    case "ranks":
      return <Trans>The counted ranks belong to those shots</Trans>
    case "sum":
      return <Trans>The total is correct</Trans>
    case "digits":
      return <Trans>The result follows from the total</Trans>
  }
}
