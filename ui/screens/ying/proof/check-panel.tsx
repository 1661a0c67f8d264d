import type { ProofFinding, ProofVerdict } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { classNames } from "../../../parts/class-names.ts"
import { minusIcon } from "../../../parts/icons/few-icons.ts"
import { checkIcon, closeIcon, Icon } from "../../../parts/icons/icon.tsx"
import { Moon } from "../../../parts/sky/moon.tsx"
import styles from "./check-panel.module.css"
import { Commitment } from "./commitment.tsx"

type CheckPanelProps = {
  /** Nothing while the sum is being done. */
  readonly verdict: ProofVerdict | undefined
  /** What a proof that holds says of this draw. */
  readonly proven: ReactNode
  /** Nothing was laid open that could be checked. */
  readonly isUnproven: boolean
  readonly steps: ReadonlyArray<{ readonly name: string; readonly text: ReactNode; readonly finding: ProofFinding }>
  readonly published: string | undefined
  readonly recomputed: string | undefined
}

/** A draw done again on the player's own device, step by step. */
export const CheckPanel = ({ verdict, proven, isUnproven, steps, published, recomputed }: CheckPanelProps) => (
  <section className={styles.check}>
    <h2>
      <Trans>Checked on your device</Trans>
    </h2>
    <p aria-live="polite" className={classNames(styles.verdict, verdict && styles[verdict])}>
      <Verdict verdict={verdict} proven={proven} isUnproven={isUnproven} />
    </p>
    {verdict === undefined ? null : (
      <>
        <ul>
          {steps.map(({ name, text, finding }) => (
            <li key={name}>
              <span>{text}</span>
              <Finding finding={finding} />
            </li>
          ))}
        </ul>
        <Codes published={published} recomputed={recomputed} />
      </>
    )}
  </section>
)

const Verdict = ({ verdict, proven, isUnproven }: Pick<CheckPanelProps, "verdict" | "proven" | "isUnproven">) => {
  switch (verdict) {
    case "proven":
      return proven
    case "refuted":
      return <Trans>Something doesn't match. Keep this page open and contact support.</Trans>
    case "incomplete":
      return <Trans>Everything we could check matches, but some data wasn't published.</Trans>
    case undefined:
      return isUnproven ? (
        <Trans>Published without a proof. The result stands as announced.</Trans>
      ) : (
        <span className={styles.busy}>
          <Moon share={0.35} state="checking" size={16} />
          <Trans>Recalculating</Trans>
        </span>
      )
  }
}

const looks = { matches: checkIcon, doesNotMatch: closeIcon, missingData: minusIcon } as const

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
      return <Trans context="proof">Doesn't match</Trans>
    case "missingData":
      return <Trans>Not published</Trans>
  }
}

const Codes = ({ published, recomputed }: Pick<CheckPanelProps, "published" | "recomputed">) => (
  <details className={styles.codes}>
    <summary>
      <Trans>Compare codes</Trans>
    </summary>
    <dl>
      <dt className="cap">
        <Trans>Published earlier</Trans>
      </dt>
      <dd>{published === undefined ? <Trans>Not published</Trans> : <Commitment code={published} />}</dd>
      <dt className="cap">
        <Trans>Recalculated on your device from the seed</Trans>
      </dt>
      <dd>{recomputed === undefined ? <Trans>Not published</Trans> : <Commitment code={recomputed} />}</dd>
    </dl>
  </details>
)
