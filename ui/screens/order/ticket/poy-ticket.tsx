import type { PlacedPoy } from "@fakham/core/order"
import { displayTime } from "@fakham/core/time"
import { Trans } from "@lingui/react/macro"
import { Brand } from "../../../parts/chrome/brand.tsx"
import { PoySign } from "../../../parts/sky/constellations/poy-sign.tsx"
import { PlacedRoundName, placedOn } from "../../../words/placed-round-name.tsx"
import { useBrand } from "../../page/brand/page-title.ts"
import { PoyDrawn } from "./poy-drawn.tsx"
import { PoyLines } from "./poy-lines.tsx"
import styles from "./poy-ticket.module.css"
import { TicketSum } from "./ticket-sum.tsx"

type PoyTicketProps = {
  readonly poy: PlacedPoy
  /** Its place among the headings of the page. */
  readonly heading?: "h2" | "h3"
}

/** A slip on paper, the same wherever it is shown: what was bet, what came out, and what became of it. */
export const PoyTicket = ({ poy, heading: Heading = "h2" }: PoyTicketProps) => {
  const placed = displayTime(poy.placedAt)
  return (
    <article className={styles.ticket} data-paper="">
      <header className={styles.head}>
        <Brand name={useBrand()} />
        <span className="num">
          <span className="vh">
            <Trans>Slip number</Trans>{" "}
          </span>
          {poy.id}
        </span>
      </header>
      <div className={styles.round}>
        <div>
          <Heading>
            <PlacedRoundName of={placedOn(poy)} />
          </Heading>
          <p className="cap">
            <Trans>Placed {placed}</Trans>
          </p>
        </div>
        {poy.drawn === undefined ? null : <PoyDrawn drawn={poy.drawn} />}
      </div>
      <TicketSum poy={poy} />
      <ul className={styles.lines}>
        <PoyLines poy={poy} />
      </ul>
      <div className={styles.sign}>
        <PoySign id={poy.id} />
        <p className="cap">
          <Trans>Every slip has its own constellation. Same stars, same slip.</Trans>
        </p>
      </div>
    </article>
  )
}
