import { type GovPrize, type GovPrizes, govPrizeTable, numbersOfPrize, prizesWonBy } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import { useDates } from "../../../locales/use-dates.ts"
import { Plate } from "../../../parts/plates/plate.tsx"
import { PrizeName } from "../../../words/prize-name.tsx"
import { CheckNumber } from "./check-number.tsx"
import styles from "./gov-sheet.module.css"

const short: ReadonlyArray<GovPrize> = ["front3", "back3", "bottom2"]
const listed: ReadonlyArray<GovPrize> = ["neighbour", "second", "third"]
const folded: ReadonlyArray<GovPrize> = ["fourth", "fifth"]

const bahtOf = (prize: GovPrize) => (govPrizeTable.find((row) => row.prize === prize)?.baht ?? 0).toLocaleString("en")

type GovSheetProps = { readonly dt: string; readonly prizes: GovPrizes }

/** The printed sheet of a government draw, and a field to hold a ticket against it. */
export const GovSheet = ({ dt, prizes }: GovSheetProps) => {
  const [number, setNumber] = useState("")
  const won = prizesWonBy(prizes, number)
  const { full } = useDates()
  const firstBaht = bahtOf("first")
  return (
    <>
      <CheckNumber number={number} won={won} onType={setNumber} />
      <article className={styles.sheet} data-paper>
        <header className={styles.head}>
          <h2>
            <Trans>Prize sheet</Trans>
          </h2>
          <span className="cap">{full(dt)}</span>
        </header>
        <section className={styles.first}>
          <h3>
            <Trans>
              First prize <b>{firstBaht}</b> baht
            </Trans>
          </h3>
          <Plate number={prizes.first} size="xl" look={won.includes("first") ? "win" : "rest"} />
        </section>
        <div className={styles.short}>
          {short.map((prize) => (
            <section key={prize}>
              <h3>
                <PrizeName prize={prize} />
              </h3>
              <span className="cap">{bahtOf(prize)}</span>
              <div>
                {numbersOfPrize(prizes, prize).map((one, at) => (
                  <Plate key={at} number={one} size="s" look={isWon(one, prize, number, won) ? "win" : "rest"} />
                ))}
              </div>
            </section>
          ))}
        </div>
        {listed.map((prize) => (
          <section key={prize} className={styles.prize}>
            <PrizeHead prize={prize} />
            <Numbers prize={prize} prizes={prizes} number={number} won={won} />
          </section>
        ))}
        {folded.map((prize) => (
          <Folded key={prize} prize={prize} prizes={prizes} number={number} won={won} />
        ))}
      </article>
    </>
  )
}

const isWon = (drawn: string, prize: GovPrize, number: string, won: ReadonlyArray<GovPrize>): boolean =>
  won.includes(prize) && (prize === "front3" ? number.startsWith(drawn) : number.endsWith(drawn))

const PrizeHead = ({ prize }: { readonly prize: GovPrize }) => {
  const baht = bahtOf(prize)
  return (
    <div className={styles.prizeHead}>
      <h3>
        <PrizeName prize={prize} />
      </h3>
      <span className="cap">
        <Trans>{baht} each</Trans>
      </span>
    </div>
  )
}

type NumbersProps = {
  readonly prize: GovPrize
  readonly prizes: GovPrizes
  readonly number: string
  readonly won: ReadonlyArray<GovPrize>
}

const Numbers = ({ prize, prizes, number, won }: NumbersProps) => (
  <ul className={styles.numbers}>
    {numbersOfPrize(prizes, prize).map((one, at) => (
      <li key={at}>{isWon(one, prize, number, won) ? <mark>{one}</mark> : one}</li>
    ))}
  </ul>
)

/** A prize of many numbers, opened on request, or when the player's own number is among them. */
const Folded = (props: NumbersProps) => {
  const { prize, prizes, won } = props
  const [isOpen, setOpen] = useState(false)
  const count = numbersOfPrize(prizes, prize).length
  return (
    <details
      className={styles.folded}
      open={isOpen || won.includes(prize)}
      onToggle={({ currentTarget: { open } }) => setOpen(open)}
    >
      <summary>
        <PrizeName prize={prize} />{" "}
        <span>
          <Trans>all {count} numbers</Trans>
        </span>
      </summary>
      <PrizeHead prize={prize} />
      <Numbers {...props} />
    </details>
  )
}
