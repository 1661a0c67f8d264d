import { winnings } from "@fakham/core/money"
import type { PlacedPoy } from "@fakham/core/placing"
import { displayTime } from "@fakham/core/time"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { Brand } from "../../parts/brand.tsx"
import { Button, buttonClass } from "../../parts/button.tsx"
import { Money } from "../../parts/money.tsx"
import { moneyText } from "../../parts/money-text.ts"
import { Plate } from "../../parts/plate.tsx"
import { Sheet } from "../../parts/sheet.tsx"
import { useBrand } from "../page/page-title.ts"
import { useBetTable } from "./bet-table.ts"
import { useBetTypeName } from "./bet-type-name.ts"
import { rateText } from "./rate-text.ts"
import styles from "./receipt-sheet.module.css"
import { RoundCaption, RoundTitle } from "./round-header.tsx"

type ReceiptProps = { readonly poy: PlacedPoy; readonly onClose: () => void }

/** What the operator took, as it counts from now on. */
export const ReceiptSheet = ({ poy, onClose }: ReceiptProps) => {
  const { t } = useLingui()
  const brand = useBrand()
  const name = useBetTypeName()
  const { betting, takesBets, round } = useBetTable()
  const lines = poy.order.kind === "poy" ? poy.order.lines : []
  const again = () => {
    betting.send({ type: "slip.pulled", bets: lines })
    onClose()
  }
  const placedAt = displayTime(poy.placedAt)
  return (
    <Sheet
      title={t`Slip placed`}
      caption={<Trans>The bets are taken</Trans>}
      onClose={onClose}
      foot={
        <div className={styles.acts}>
          {takesBets ? (
            <Button tone="outline" onClick={again}>
              <Trans>Bet again</Trans>
            </Button>
          ) : null}
          <Link
            to="/poy/$betGroup/{-$poyId}"
            params={{ betGroup: round.betGroup, poyId: poy.id }}
            className={buttonClass({ tone: "outline" })}
          >
            <Trans>Open the slip</Trans>
          </Link>
          <Button tone="gold" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </div>
      }
    >
      <article className={styles.ticket} data-paper="">
        <header className={styles.head}>
          <Brand name={brand} />
          <span className="num">
            <span className="vh">
              <Trans>Slip number</Trans>{" "}
            </span>
            {poy.id}
          </span>
        </header>
        <div className={styles.round}>
          <h3>
            <RoundTitle />
          </h3>
          <p className="cap">
            <RoundCaption />
          </p>
          <p className="cap">
            <Trans>Placed {placedAt}</Trans>
          </p>
        </div>
        <ul className={styles.lines}>
          {lines.map((line) => {
            const price = moneyText(line.price)
            return (
              <li key={line.ref}>
                <Plate number={line.number} size="s" />
                <span>
                  <b>{name(line.option)}</b>
                  <span className="cap">
                    {rateText(line.multiply)} · <Trans>stake {price}</Trans>
                  </span>
                </span>
                <span className="num">{moneyText(winnings(line.price, line.multiply))}</span>
              </li>
            )
          })}
        </ul>
        <footer className={styles.sum}>
          <span className="sub">
            <Plural value={lines.length} one="Staked on # line" other="Staked on # lines" />
          </span>
          <Money satang={poy.stake} size="l" />
        </footer>
      </article>
    </Sheet>
  )
}
