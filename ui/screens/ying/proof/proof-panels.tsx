import { type Witness, withOwnShots } from "@fakham/core/ying"
import { Trans } from "@lingui/react/macro"
import { useActorRef, useSelector } from "@xstate/react"
import { useState } from "react"
import { useApp } from "../../../app/app.ts"
import { parts } from "../../../app/parts.ts"
import { usePart } from "../../../app/use-visit.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { NothingHere } from "../../page/nothing-here.ts"
import { OwnShots } from "../own-shots.tsx"
import type { YingActors } from "../use-ying.ts"
import { Winners } from "../winners.tsx"
import { Formula } from "./formula.tsx"
import { ProofCheck } from "./proof-check.tsx"
import styles from "./proof-view.module.css"

/** What this player saw of a round until now, their own shots among it. */
const useWitness = ({ shooting, shots }: YingActors): Witness => {
  const { session } = useApp()
  const witness = useSelector(shots, ({ context }) => context.witness)
  const fired = useSelector(shooting, ({ context }) => context.fired)
  const member = session.getSnapshot().children.player?.getSnapshot().context.player?.userName
  return member === undefined ? witness : withOwnShots(witness, member, fired)
}

/** What the operator announced, and what came of doing the sum again here. */
export const ProofPanels = ({ ying }: { readonly ying: YingActors }) => {
  const logic = usePart(parts.proofs).proof
  const { round } = ying
  const [witness] = useState(useWitness(ying))
  const proof = useActorRef(logic, { input: { round, witness } })
  const state = useSelector(proof, ({ value }) => value)
  const announced = useSelector(proof, ({ context }) => context.announced)
  const report = useSelector(proof, ({ context }) => context.report)
  const published = useSelector(proof, ({ context }) => context.published)
  if (state === "missing") return <NothingHere />
  return (
    <>
      {state === "failed" ? (
        <div className={styles.trouble}>
          <Notice tone="bad">
            <Trans>Couldn't load this. Retrying automatically.</Trans>
          </Notice>
          <Button tone="outline" onClick={() => proof.send({ type: "retry.requested" })}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
      {announced === undefined ? (
        state === "failed" ? null : (
          <div className={styles.trouble} aria-busy="true">
            <p className="sub">
              <Trans>Loading the result…</Trans>
            </p>
            <SkeletonRow />
          </div>
        )
      ) : (
        <div className={styles.columns}>
          <div>
            <Formula announced={announced} report={report} count={published?.length} />
            <ProofCheck state={state} report={report} witness={witness} />
          </div>
          <div>
            <Winners ranks={announced.ranks} />
            <OwnShots ying={ying} published={published} isUnproven={state === "unproven"} />
          </div>
        </div>
      )}
    </>
  )
}
