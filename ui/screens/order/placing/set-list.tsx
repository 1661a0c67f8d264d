import { costOf, type Ticket4dLine, type Ticket4dPrice } from "@fakham/core/gov4d"
import { moneyText } from "@fakham/core/money"
import { Plural } from "@lingui/react/macro"
import { Plate } from "../../../parts/plates/plate.tsx"
import styles from "./set-list.module.css"

type SetListProps = { readonly lines: ReadonlyArray<Ticket4dLine>; readonly price: Ticket4dPrice }

/** Sets that are not changed any longer: each number with its count and its cost. */
export const OrderedSets = ({ lines, price }: SetListProps) => (
  <ul className={styles.list}>
    {lines.map((line, at) => (
      <li key={at}>
        <Plate number={line.number} size="s" />
        <span className="cap">
          <Plural value={line.sets} one="# set" other="# sets" />
        </span>
        <span className="num">{moneyText(costOf(line, price))}</span>
      </li>
    ))}
  </ul>
)

/** How many numbers and sets it is in all. */
export const SetCount = ({ lines }: Pick<SetListProps, "lines">) => {
  const sets = lines.reduce((sum, line) => sum + line.sets, 0)
  return (
    <>
      <Plural value={lines.length} one="# number" other="# numbers" />{" "}
      <Plural value={sets} one="# set" other="# sets" />
    </>
  )
}
