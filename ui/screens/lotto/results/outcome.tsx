import { numberOfSet } from "@fakham/core/gov4d"
import type { DayResult } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { Plate } from "../../../parts/plates/plate.tsx"
import { Moon } from "../../../parts/sky/moon.tsx"
import { DrawPlates } from "../plates/draw-plates.tsx"
import styles from "./outcome.module.css"

type OutcomeProps = { readonly of: Pick<DayResult, "betGroup" | "outcome"> }

/** How a round ended: its numbers, or a word. */
export const OutcomeText = ({ of: { betGroup, outcome } }: OutcomeProps) =>
  outcome?.type !== "drawn" ? (
    <WithoutNumbers of={outcome} />
  ) : betGroup === "gov4d" ? (
    <Plate number={numberOfSet(outcome.drawn)} size="s" />
  ) : (
    <DrawPlates drawn={outcome.drawn} />
  )

/** What is said of a round without numbers: it still waits for them, or it was void. */
export const WithoutNumbers = ({ of: outcome }: { readonly of: DayResult["outcome"] }) =>
  outcome === undefined ? (
    <span className={styles.pending}>
      <Moon share={0} state="done" size={14} />
      <Trans>Waiting for the result</Trans>
    </span>
  ) : (
    <span className={styles.pending}>
      <Trans>Void · stakes refunded</Trans>
    </span>
  )
