import { winnings } from "@fakham/core/money"
import { lineStandings, type PlacedPoy } from "@fakham/core/placing"
import { Plural, Trans } from "@lingui/react/macro"
import { moneyText } from "../../parts/money-text.ts"
import { useBetTypeName } from "../bet/bet-type-name.ts"
import { rateText } from "../bet/rate-text.ts"
import { TicketLine } from "./ticket-line.tsx"

const waiting = { type: "waiting" } as const

/** Every line of a slip with what has become of it. */
export const PoyLines = ({ poy }: { readonly poy: PlacedPoy }) => {
  const name = useBetTypeName()
  const standings = lineStandings(poy)
  const { order } = poy
  if (order.kind === "sets")
    return order.lines.map(({ number, sets }, at) => (
      <TicketLine
        key={number}
        number={number}
        name={<Trans>4 digits</Trans>}
        terms={<Plural value={sets} one="# set" other="# sets" />}
        standing={standings[at] ?? waiting}
      />
    ))
  return order.lines.map(({ option, number, price, multiply, ref }, at) => {
    const [rate, stake] = [rateText(multiply), moneyText(price)]
    return (
      <TicketLine
        key={ref}
        number={number}
        name={name(option)}
        terms={
          <Trans>
            {rate} · stake {stake}
          </Trans>
        }
        standing={standings[at] ?? waiting}
        most={winnings(price, multiply)}
      />
    )
  })
}
