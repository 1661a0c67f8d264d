import { costOf, placesOf, setPrices, topPrizeOf } from "@fakham/core/gov4d"
import { isGov4dVariant, sequenceOf } from "@fakham/core/lotto"
import { moneyText, winnings } from "@fakham/core/money"
import { type LineStatus, lineStatuses, type PlacedPoy, tallyOf } from "@fakham/core/order"
import { displayTime } from "@fakham/core/time"
import { plural } from "@lingui/core/macro"
import { useLingui } from "@lingui/react/macro"
import { useShortDate } from "../../../locales/use-short-date.ts"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { useGroupTitle } from "../../../words/group-title.ts"
import { useMarketName } from "../../../words/market-name.ts"
import { rateText } from "../../../words/rate-text.ts"
import { useTierName } from "../../../words/tier-name.tsx"
import { useVariantTitles } from "../../../words/variant-name.tsx"
import { useBrand } from "../../page/brand/page-title.ts"

export type LineWords = {
  readonly number: string
  /** The places that a prize is about, where not the whole number is. */
  readonly lit: ReadonlyArray<number> | undefined
  readonly name: string
  readonly terms: string
  readonly look: LineStatus["type"]
  readonly money: string
  readonly word: string
}

/** All that a picture of a slip says, in the player's language. */
export type TicketWords = {
  readonly brand: string
  /** The slip number, where the operator gave one. */
  readonly id: string | undefined
  readonly title: string
  readonly placed: string
  readonly drawn: { readonly label: string; readonly numbers: ReadonlyArray<string> } | undefined
  readonly lines: ReadonlyArray<LineWords>
  /** Said when there are more lines than a picture holds. */
  readonly more: string | undefined
  readonly status: string
  readonly back: string | undefined
  readonly hasWon: boolean
  readonly staked: string
  readonly stake: string
  /** What the stars below are, or why there are none. */
  readonly stars: string
}

/** A slip as it is pictured: what the operator took without telling a slip has no number. */
export type PicturedPoy = Omit<PlacedPoy, "id" | "closesAt"> & { readonly id: string | undefined }

/** More would make a picture that phones refuse to hold. */
const mostLines = 80

export const useTicketWords = (poy: PicturedPoy): TicketWords => {
  const { t } = useLingui()
  const name = useBetTypeName()
  const tierName = useTierName()
  const variantTitle = useVariantTitles()
  const marketName = useMarketName()
  const brand = useBrand()
  const short = useShortDate()
  const { id, order, paid, status, drawn } = poy
  const group = useGroupTitle(order.betGroup)
  const statuses = lineStatuses(poy)
  const { won } = tallyOf(statuses)
  const placed = displayTime(poy.placedAt)
  const count = order.lines.length
  const unlisted = count - mostLines
  const wordOf: Readonly<Record<LineStatus["type"], string>> = {
    waiting: t`Pending`,
    won: t`Won`,
    lost: t`No win`,
    returned: t`Refunded`,
  }
  const wordOfSlip: Readonly<Record<PlacedPoy["status"], string>> = {
    waiting: won > 0 ? t`Won so far` : t`Waiting for the result`,
    won: t`Won`,
    lost: t`No win`,
    refunded: t`Round void · stake refunded`,
    cancelled: t`Cancelled · stake refunded`,
  }
  const titleOf = (): string => {
    const betType = order.kind === "poy" ? order.betType : order.variant
    const number = sequenceOf(betType)
    if (order.kind === "poy" && order.betGroup === "stock") return marketName(order)
    if (number !== undefined) return `${group} ${t`Round ${number}`}`
    const date = poy.dt && short(poy.dt)
    const lottery = isGov4dVariant(betType) ? variantTitle(betType) : group
    return date === undefined ? lottery : `${lottery} ${t`${date} draw`}`
  }
  const lineOf = (at: number, number: string, called: string, terms: string, stake: string): LineWords => {
    const lineStatus = statuses[at] ?? { type: "waiting" as const }
    const tier = lineStatus.type === "won" ? lineStatus.tier : undefined
    const money = lineStatus.type === "won" ? `+${moneyText(lineStatus.won)}` : stake
    return {
      number,
      lit: tier && placesOf[tier],
      name: tier === undefined ? called : tierName(tier),
      terms,
      look: lineStatus.type,
      money,
      word: wordOf[lineStatus.type],
    }
  }
  const lines =
    order.kind === "poy"
      ? order.lines.slice(0, mostLines).map(({ option, number, price, multiply }, at) => {
          const [rate, most] = [rateText(multiply), moneyText(winnings(price, multiply))]
          return lineOf(at, number, name(option), t`${rate} · max win ${most}`, moneyText(price))
        })
      : order.lines.slice(0, mostLines).map(({ number, sets }, at) => {
          const prices = setPrices[order.variant]
          const most = moneyText(topPrizeOf({ sets }, prices))
          const count = t`${plural(sets, { one: "# set", other: "# sets" })}`
          return lineOf(
            at,
            number,
            t`4D set`,
            t`${count} · max win ${most}`,
            moneyText(costOf({ number, sets }, prices)),
          )
        })
  const back = status === "waiting" ? won : paid
  return {
    brand,
    id,
    title: titleOf(),
    placed: t`Placed ${placed}`,
    drawn: drawn && { label: t`Winning numbers`, numbers: numbersOf(drawn) },
    lines,
    more: unlisted > 0 ? t`and ${plural(unlisted, { one: "# more bet", other: "# more bets" })}` : undefined,
    status: wordOfSlip[status],
    back: back > 0 ? moneyText(back) : undefined,
    hasWon: won > 0,
    staked: t`Bets: ${count}`,
    stake: moneyText(poy.stake),
    stars:
      id === undefined
        ? t`Your slip was accepted. This site issues no slip number or receipt.`
        : t`Every slip has its own constellation. Same stars, same slip.`,
  }
}

const numbersOf = ({ number, top3, bottom2, front3 = [], back3 = [] }: NonNullable<PlacedPoy["drawn"]>) =>
  number === undefined ? [top3, bottom2, ...front3, ...back3] : [number]
