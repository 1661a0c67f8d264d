import { type ProofFinding, type ProofReport, type ProofStep, proofSteps, type Witness } from "@fakham/core/ying"
import { Trans } from "@lingui/react/macro"
import { classNames } from "../../parts/class-names.ts"
import { minus } from "../../parts/controls/few-icons.ts"
import { check, close, Icon } from "../../parts/controls/icon.tsx"
import { Moon } from "../../parts/sky/moon.tsx"
import { Commitment } from "./commitment.tsx"
import styles from "./proof-check.module.css"

type ProofCheckProps = {
  /** Where the machine that does the sum again stands. */
  readonly state: string
  readonly report: ProofReport | undefined
  readonly witness: Witness
}

/** The sum done again on the player's own device, step by step. */
export const ProofCheck = ({ state, report, witness }: ProofCheckProps) => (
  <section className={styles.check}>
    <h2>
      <Trans>Checked on your device</Trans>
    </h2>
    <p aria-live="polite" className={classNames(styles.verdict, report && styles[report.verdict])}>
      <Verdict state={state} report={report} />
    </p>
    {report === undefined ? null : (
      <>
        <ul>
          {proofSteps.map((step) => (
            <li key={step}>
              <span>
                <StepText step={step} />
              </span>
              <Finding finding={report.steps[step]} />
            </li>
          ))}
        </ul>
        <Codes published={witness.commitment} recomputed={report.recomputed.commitment} />
      </>
    )}
  </section>
)

const Verdict = ({ state, report }: Pick<ProofCheckProps, "state" | "report">) => {
  switch (report?.verdict) {
    case "proven":
      return <Trans>Everything matches: the house's number was bound before anybody bet.</Trans>
    case "refuted":
      return <Trans>Something does not match. Keep this page and tell support.</Trans>
    case "incomplete":
      return <Trans>What could be checked matches, but not everything was laid open.</Trans>
    case undefined:
      return state === "unproven" ? (
        <Trans>Published without a proof. The result stands as announced.</Trans>
      ) : (
        <span className={styles.busy}>
          <Moon share={0.35} state="checking" size={16} />
          <Trans>Doing the sum again</Trans>
        </span>
      )
  }
}

const looks = { matches: check, doesNotMatch: close, missingData: minus } as const

const Finding = ({ finding }: { readonly finding: ProofFinding }) => (
  <span className={classNames(styles.finding, styles[finding])}>
    <Icon of={looks[finding]} size="xs" />
    <FindingWord finding={finding} />
  </span>
)

const FindingWord = ({ finding }: { readonly finding: ProofFinding }) => {
  switch (finding) {
    case "matches":
      return <Trans>Matches</Trans>
    case "doesNotMatch":
      return <Trans>Does not match</Trans>
    case "missingData":
      return <Trans>Not told</Trans>
  }
}

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

type CodesProps = { readonly published: string | undefined; readonly recomputed: string | undefined }

const Codes = ({ published, recomputed }: CodesProps) => (
  <details className={styles.codes}>
    <summary>
      <Trans>Compare the codes</Trans>
    </summary>
    <dl>
      <dt className="cap">
        <Trans>Published before</Trans>
      </dt>
      <dd>{published === undefined ? <Trans>Not told</Trans> : <Commitment code={published} />}</dd>
      <dt className="cap">
        <Trans>Recomputed here from the seed</Trans>
      </dt>
      <dd>{recomputed === undefined ? <Trans>Not told</Trans> : <Commitment code={recomputed} />}</dd>
    </dl>
  </details>
)
