import { type AnnouncedYing, formulaOf, type ProofReport, type YingFormula } from "@fakham/core/ying"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { Notice } from "../../../parts/notices/notice.tsx"
import { Plate } from "../../../parts/plates/plate.tsx"
import styles from "./formula.module.css"

type FormulaProps = {
  readonly announced: AnnouncedYing
  readonly report: ProofReport | undefined
  /** How many shots were laid open. */
  readonly count: number | undefined
}

/** Where the result comes from, written out so that anybody can add it up. */
export const Formula = ({ announced, report, count }: FormulaProps) => {
  const formula = formulaOf(announced, report?.recomputed.houseShot)
  const { outcome } = announced
  return (
    <section className={styles.formula}>
      <h2>
        <Trans>How the result is made</Trans>
      </h2>
      {outcome.type === "cancelled" ? (
        <Notice>
          <Trans>Too few shots: this round is void. All stakes were refunded.</Trans>
        </Notice>
      ) : (
        <>
          {formula === undefined ? null : <Sum formula={formula} count={count} />}
          <Plates rest={formula?.total.slice(0, -5)} drawn={outcome.drawn} />
        </>
      )}
    </section>
  )
}

const Sum = ({ formula, count }: { readonly formula: YingFormula; readonly count: number | undefined }) => {
  const { houseShot, sum, sumOfMembers, subtracted } = formula
  const { rank } = subtracted
  return (
    <table>
      <tbody>
        <tr>
          <th scope="row">
            <Trans>Total of all shots</Trans>
            {count === undefined ? null : (
              <span className="cap">
                <Plural value={count} one="# shot" other="# shots" />
              </span>
            )}
          </th>
          <td>{(sumOfMembers ?? sum).toLocaleString("en")}</td>
        </tr>
        {houseShot === undefined ? null : (
          <tr>
            <th scope="row">
              <Trans>Plus the house number</Trans>
              <span className="cap">
                <Trans>locked before betting</Trans>
              </span>
            </th>
            <td>+ {Number(houseShot).toLocaleString("en")}</td>
          </tr>
        )}
        <tr>
          <th scope="row">
            <Trans>Minus the shot at rank {rank}</Trans>
            <span className="cap">{subtracted.member}</span>
          </th>
          <td>− {Number(subtracted.number).toLocaleString("en")}</td>
        </tr>
      </tbody>
    </table>
  )
}

type PlatesProps = {
  /** What stands before the digits that count. */
  readonly rest: string | undefined
  readonly drawn: { readonly top3: string; readonly bottom2: string }
}

const Plates = ({ rest, drawn: { top3, bottom2 } }: PlatesProps) => {
  const { t } = useLingui()
  return (
    <div className={styles.plates}>
      {rest === undefined || rest === "" ? null : <span className={styles.rest}>{rest}</span>}
      <div>
        <Plate number={bottom2} size="l" label={t`2 bottom: ${bottom2}`} />
        <span className="cap" aria-hidden="true">
          <Trans>2 bottom</Trans>
        </span>
      </div>
      <div>
        <Plate number={top3} size="l" label={t`3 top: ${top3}`} />
        <span className="cap" aria-hidden="true">
          <Trans>3 top</Trans>
        </span>
      </div>
    </div>
  )
}
