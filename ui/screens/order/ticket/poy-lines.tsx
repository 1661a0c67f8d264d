import { costOf, setPrices, type Ticket4dLine, topPrizeOf } from "@fakham/core/gov4d"
import type { Gov4dVariant } from "@fakham/core/lotto"
import { moneyText, winnings } from "@fakham/core/money"
import { foldedLines, type LineStatus, lineStatuses, type PlacedPoy } from "@fakham/core/order"
import { Plural, Trans } from "@lingui/react/macro"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { FoldedBets } from "../../../words/folded-bets.tsx"
import { rateText } from "../../../words/rate-text.ts"
import { TierName } from "../../../words/tier-name.tsx"
import { TierPlate } from "../../lotto/plates/tier-plate.tsx"
import { LineWord } from "./line-status.tsx"
import { TicketLine } from "./ticket-line.tsx"

const waiting = { type: "waiting" } as const

/** Every line of a slip with what has become of it. */
export const PoyLines = ({ poy }: { readonly poy: PlacedPoy }) => {
  const name = useBetTypeName()
  const statuses = lineStatuses(poy)
  const isMixed = new Set(statuses.map(({ type }) => type)).size > 1
  const { order } = poy
  if (order.kind === "sets")
    return order.lines.map(({ number, sets }, at) => (
      <SetTicketLine
        key={number}
        number={number}
        sets={sets}
        status={statuses[at] ?? waiting}
        isMixed={isMixed}
        variant={order.variant}
      />
    ))
  return foldedLines(order.lines, statuses).map((fold) => {
    const { option, price, multiply, status, lines } = fold
    const [first] = lines
    const key = `${option} ${first?.ref}`
    if (first !== undefined && lines.length < fewest) {
      const [rate, most] = [rateText(multiply), moneyText(winnings(price, multiply))]
      return lines.map(({ number, ref }) => (
        <TicketLine
          key={ref}
          number={number}
          name={name(option)}
          terms={
            <Trans>
              {rate} · max win {most}
            </Trans>
          }
          status={status}
          stake={price}
          isMixed={isMixed}
        />
      ))
    }
    return (
      <FoldedBets key={key} of={fold} isOver={status.type === "lost" || status.type === "returned"}>
        {isMixed ? <LineWord status={status} /> : null}
      </FoldedBets>
    )
  })
}

/** So many lines that differ in their number alone are told as one. */
const fewest = 3

type SetTicketLineProps = Ticket4dLine & {
  readonly status: LineStatus
  readonly isMixed: boolean
  readonly variant: Gov4dVariant
}

/** Sets of one number, with the prize that they won. */
const SetTicketLine = ({ number, sets, status, isMixed, variant }: SetTicketLineProps) => {
  const most = moneyText(topPrizeOf({ sets }, setPrices[variant]))
  const tier = status.type === "won" ? status.tier : undefined
  return (
    <TicketLine
      number={number}
      name={tier === undefined ? <Trans>4D set</Trans> : <TierName of={tier} />}
      terms={
        <>
          <Plural value={sets} one="# set" other="# sets" /> · <Trans>max win {most}</Trans>
        </>
      }
      status={status}
      isMixed={isMixed}
      stake={costOf({ number, sets }, setPrices[variant])}
      plate={tier && <TierPlate number={number} tier={tier} look="win" />}
    />
  )
}
