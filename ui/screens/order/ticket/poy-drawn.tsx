import type { Drawn } from "@fakham/core/lotto"
import { Trans, useLingui } from "@lingui/react/macro"
import { Plate } from "../../../parts/plates/plate.tsx"
import { DrawPlates } from "../../lotto/plates/draw-plates.tsx"
import styles from "./poy-ticket.module.css"

/** What came out in the slip's round, as plates. */
export const PoyDrawn = ({ drawn }: { readonly drawn: Drawn }) => {
  const { t } = useLingui()
  const { number, front3 = [], back3 = [] } = drawn
  return (
    <div className={styles.drawn}>
      <span className="cap">
        <Trans>Winning numbers</Trans>
      </span>
      <span className={styles.plates}>
        {number === undefined ? <DrawPlates drawn={drawn} /> : <Plate number={number} size="s" />}
      </span>
      {front3.length + back3.length === 0 ? null : (
        <span className={styles.plates}>
          {front3.map((three, at) => (
            <Plate key={`front ${at}`} number={three} size="s" label={t`3 front ${three}`} />
          ))}
          {back3.map((three, at) => (
            <Plate key={`back ${at}`} number={three} size="s" label={t`3 bottom ${three}`} />
          ))}
        </span>
      )}
    </div>
  )
}
