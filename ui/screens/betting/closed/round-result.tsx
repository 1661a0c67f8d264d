import { numberOfSet } from "@fakham/core/gov4d"
import type { Round } from "@fakham/core/lotto"
import { Trans, useLingui } from "@lingui/react/macro"
import { Plate } from "../../../parts/plates/plate.tsx"
import styles from "./closed-round.module.css"

type RoundResultProps = { readonly round: Pick<Round, "betGroup" | "outcome"> }

/** What a round drew: its largest number first, the others below. */
export const ClosedRoundResult = ({ round: { betGroup, outcome } }: RoundResultProps) => {
  const { t } = useLingui()
  if (outcome?.type !== "drawn") return null
  const { top3, top2, bottom2, front3 = [], back3 = [] } = outcome.drawn
  if (betGroup === "gov4d")
    return (
      <section className={styles.result}>
        <h2 className="cap">
          <Trans>4-digit number</Trans>
        </h2>
        <Plate number={numberOfSet(outcome.drawn)} size="xl" />
      </section>
    )
  const rest = [
    { name: t`2 top`, numbers: [top2] },
    { name: t`2 bottom`, numbers: [bottom2] },
    { name: t`3 front`, numbers: front3 },
    { name: t`3 bottom`, numbers: back3 },
  ]
  return (
    <section className={styles.result}>
      <h2 className="cap">
        <Trans>3 top</Trans>
      </h2>
      <Plate number={top3} size="xl" />
      <dl>
        {rest.map(({ name, numbers }) =>
          numbers.length === 0 ? null : (
            <div key={name}>
              <dt className="cap">{name}</dt>
              <dd>
                {numbers.map((number, at) => (
                  <Plate key={at} number={number} />
                ))}
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}
