import { type GovPrize, type GovPrizes, govPrizeTable, numbersOfPrize, prizesWonBy } from "@fakham/core/lotto"
import { Trans } from "@lingui/react/macro"
import { useState } from "react"
import { useDates } from "../../../../locales/use-dates.ts"
import { Plate } from "../../../../parts/plates/plate.tsx"
import { PrizeName } from "../../../../words/prize-name.tsx"
import styles from "./gov-sheet.module.css"

const short: ReadonlyArray<GovPrize> = ["front3", "back3", "bottom2"]
const listed: ReadonlyArray<GovPrize> = ["neighbour", "second", "third"]
const folded: ReadonlyArray<GovPrize> = ["fourth", "fifth"]

const bahtOf = (prize: GovPrize) => (govPrizeTable.find((row) => row.prize === prize)?.baht ?? 0).toLocaleString("en")

type GovSheetProps = {
  readonly dt: string
  readonly prizes: GovPrizes
  /** The player's own: what they are drawn as is marked. */
  readonly checked: ReadonlyArray<string>
}

/** The printed sheet of a government draw. */
export const GovSheet = (props: GovSheetProps) => {
  const { dt, prizes } = props
  const { full } = useDates()
  const firstBaht = bahtOf("first")
  return (
    <article className={styles.sheet} data-paper>
      <header className={styles.head}>
        <h2>
          <Trans>Prize list</Trans>
        </h2>
        <span className="cap">{full(dt)}</span>
      </header>
      <section className={styles.first}>
        <h3>
          <Trans>
            First prize <b>{firstBaht}</b> baht
          </Trans>
        </h3>
        <Plate number={prizes.first} size="xl" look={isMarked(prizes.first, "first", props) ? "win" : "rest"} />
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
                <Plate key={at} number={one} size="s" look={isMarked(one, prize, props) ? "win" : "rest"} />
              ))}
            </div>
          </section>
        ))}
      </div>
      {listed.map((prize) => (
        <section key={prize} className={styles.prize}>
          <PrizeHead prize={prize} />
          <Numbers {...props} prize={prize} />
        </section>
      ))}
      {folded.map((prize) => (
        <Folded key={prize} {...props} prize={prize} />
      ))}
    </article>
  )
}

/** Whether a drawn number is one that a checked ticket wins by, or is itself checked. */
const isMarked = (drawn: string, prize: GovPrize, { prizes, checked }: Omit<GovSheetProps, "dt">): boolean =>
  checked.some((number) =>
    number.length === 6
      ? prizesWonBy(prizes, number).includes(prize) &&
        (prize === "front3" ? number.startsWith(drawn) : number.endsWith(drawn))
      : number === drawn,
  )

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

type NumbersProps = Omit<GovSheetProps, "dt"> & { readonly prize: GovPrize }

const Numbers = (props: NumbersProps) => (
  <ul className={styles.numbers}>
    {numbersOfPrize(props.prizes, props.prize).map((one, at) => (
      <li key={at}>{isMarked(one, props.prize, props) ? <mark>{one}</mark> : one}</li>
    ))}
  </ul>
)

/** A prize of many numbers, opened on request, or when the player's own number is among them. */
const Folded = (props: NumbersProps) => {
  const { prize, prizes } = props
  const [isOpen, setOpen] = useState(false)
  const numbers = numbersOfPrize(prizes, prize)
  const count = numbers.length
  return (
    <details
      className={styles.folded}
      open={isOpen || numbers.some((one) => isMarked(one, prize, props))}
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
