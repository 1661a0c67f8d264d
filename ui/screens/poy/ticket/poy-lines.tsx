import { type SetLine, setPrices, topPrizeOf } from "@fakham/core/gov4d"
import type { Gov4dVariant } from "@fakham/core/lotto"
import { winnings } from "@fakham/core/money"
import { type LineStatus, lineStatuses, type PlacedPoy } from "@fakham/core/order"
import { Plural, Trans } from "@lingui/react/macro"
import { moneyText } from "../../../parts/money/money-text.ts"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { rateText } from "../../../words/rate-text.ts"
import { TierName } from "../../../words/tier-name.tsx"
import { TierPlate } from "../../plates/tier-plate.tsx"
import { TicketLine } from "./ticket-line.tsx"

const waiting = { type: "waiting" } as const

/** Every line of a slip with what has become of it. */
export const PoyLines = ({ poy }: { readonly poy: PlacedPoy }) => {
  const name = useBetTypeName()
  const statuses = lineStatuses(poy)
  const { order } = poy
  if (order.kind === "sets")
    return order.lines.map(({ number, sets }, at) => (
      <SetTicketLine
        key={number}
        number={number}
        sets={sets}
        status={statuses[at] ?? waiting}
        variant={order.variant}
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
        status={statuses[at] ?? waiting}
        most={winnings(price, multiply)}
      />
    )
  })
}

type SetTicketLineProps = SetLine & { readonly status: LineStatus; readonly variant: Gov4dVariant }

/** Sets of one number, with the prize that they won. */
const SetTicketLine = ({ number, sets, status, variant }: SetTicketLineProps) => {
  const tier = status.type === "won" ? status.tier : undefined
  return (
    <TicketLine
      number={number}
      name={tier === undefined ? <Trans>4 digits</Trans> : <TierName of={tier} />}
      terms={<Plural value={sets} one="# set" other="# sets" />}
      status={status}
      most={topPrizeOf({ sets }, setPrices[variant])}
      plate={tier && <TierPlate number={number} tier={tier} look="win" />}
    />
  )
}
