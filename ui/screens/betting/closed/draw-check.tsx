import { type DrawProofStep, drawProofSteps, type Round } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useActorRef } from "@xstate/react"
import { parts } from "../../../app/parts.ts"
import { usePart, useResourceActor } from "../../../app/use-visit.ts"
import { CheckPanel } from "../../ying/proof/check-panel.tsx"
import { Commitment } from "../../ying/proof/commitment.tsx"
import styles from "./closed-round.module.css"

type DrawCheckProps = { readonly round: Pick<Round, "betId" | "commitment" | "outcome"> }

/** The five digits of a round of ping-pong drawn again on this device; before the result, what binds the operator. */
export const DrawCheck = ({ round }: DrawCheckProps) =>
  round.outcome === undefined ? <Bound code={round.commitment} /> : <Drawn round={round} />

const Bound = ({ code }: { readonly code: string | undefined }) =>
  code === undefined ? null : (
    <section className={styles.bound}>
      <p className="sub">
        <Trans>Published when the round opened, this code locks in the digits.</Trans>
      </p>
      <Commitment code={code} />
    </section>
  )

const Drawn = ({ round: { betId, commitment, outcome } }: DrawCheckProps) => {
  const proof = useActorRef(usePart(parts.proofs).drawProof, { input: { betId, commitment, outcome } })
  const { data: report, isNotOffered } = useResourceActor(proof)
  return (
    <CheckPanel
      verdict={report?.verdict}
      isUnproven={isNotOffered}
      proven={<Trans>Everything matches: the five digits were bound before anybody bet.</Trans>}
      steps={drawProofSteps.map((step) => ({
        name: step,
        text: <StepText step={step} digits={report?.recomputed.digits} />,
        finding: report?.steps[step] ?? "missingData",
      }))}
      published={commitment}
      recomputed={report?.recomputed.commitment}
    />
  )
}

const StepText = ({ step, digits = "" }: { readonly step: DrawProofStep; readonly digits: string | undefined }) => {
  switch (step) {
    case "commitment":
      return <Trans>The seed matches the code published earlier</Trans>
    case "digits":
      return <Trans>The five digits {digits} come from the seed</Trans>
    case "result":
      return <Trans>The first two are 2 bottom, the last three 3 top</Trans>
  }
}
