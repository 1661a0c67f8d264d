import type { Locale } from "@fakham/core/language"
import { bahtOfSatang } from "@fakham/core/money"
import type { NotificationKind } from "@fakham/core/notifications"
import { displayTime } from "@fakham/core/time"
import type { Encoded, notificationsAll } from "@fakham/operator/wire"
import { accountMessage } from "../account-events/account-words.ts"
import { slipPath } from "../site/page-paths.ts"
import { createdAt } from "../time/written-time.ts"
import type { ClosingEvent } from "./closing-reminders.ts"
import type { NotifiedEvent } from "./events.ts"
import { money, moneyMessage } from "./money-messages.ts"
import { roundName } from "./round-names.ts"
import { messageWords } from "./words.ts"

/** What a message stands under among the switches. */
export const kindOf = ({ type }: NotifiedEvent): NotificationKind => kinds[type]

const kinds = {
  won: "results",
  lost: "results",
  refunded: "credited",
  cancelled: "credited",
  deposited: "credited",
  expired: "credited",
  sentBack: "credited",
  mismatched: "credited",
  yingWon: "credited",
  rewarded: "credited",
  paidOut: "paidOut",
  rejected: "paidOut",
  closing: "closing",
  news: "news",
  phoneChanged: "account",
  bankAdded: "account",
  pinChanged: "account",
  passkeyAdded: "account",
  loggedIn: "account",
} as const satisfies Readonly<Record<NotifiedEvent["type"], NotificationKind>>

type Row = NonNullable<NonNullable<Encoded<typeof notificationsAll>>[number]>

const betPath = ({ round: { betGroup }, betId }: ClosingEvent) => `/lotto/${betGroup}/${betId}`

/** What happened, in the words of a language, as the inbox shows it. */
export const inboxMessage = (event: NotifiedEvent, locale: Locale, isRead: boolean): Row => ({
  id: event.id,
  kind: kindOf(event),
  isRead,
  createdAt: createdAt(event.at),
  numbers: [],
  ...textOf(event, locale),
})

const textOf = (
  event: NotifiedEvent,
  locale: Locale,
): Pick<Row, "title" | "text" | "path" | "amount"> & Partial<Pick<Row, "numbers">> => {
  const words = messageWords[locale]
  switch (event.type) {
    case "won":
      return {
        ...ofSlip(event),
        title: words.drawn(roundName(event.round, locale)),
        text: words.hits(event.poyId, event.hits),
      }
    case "lost":
      return { ...ofSlip(event), title: words.drawn(roundName(event.round, locale)), text: words.noHit(event.poyId) }
    case "refunded":
      return { ...ofSlip(event), title: words.backFor(roundName(event.round, locale)), text: words.roundCalledOff }
    case "cancelled":
      return {
        ...ofSlip(event),
        title: words.backFor(roundName(event.round, locale)),
        text: words.slipCalledOff(event.poyId),
      }
    case "deposited":
    case "yingWon":
    case "rewarded":
    case "expired":
    case "sentBack":
    case "mismatched":
    case "paidOut":
    case "rejected":
      return moneyMessage(event, locale)
    case "closing":
      return {
        title: words.closesSoon(roundName(event.round, locale)),
        text: words.closesAt(displayTime(event.closesAt).slice(11, 16)),
        path: betPath(event),
      }
    case "phoneChanged":
    case "bankAdded":
    case "pinChanged":
    case "passkeyAdded":
    case "loggedIn": {
      const { title, text } = accountMessage(event, locale)
      return { title, text, path: accountPaths[event.type] }
    }
    case "news":
      return { title: event.title, text: event.text }
    default:
      return event satisfies never
  }
}

const accountPaths = {
  phoneChanged: "/profile/edit",
  bankAdded: "/bank/status",
  pinChanged: "/profile",
  passkeyAdded: "/profile",
  loggedIn: "/profile",
} as const

const ofSlip = (event: Extract<NotifiedEvent, { poyId: string }>) => ({
  path: slipPath({ ...event.round, poyId: event.poyId }),
  numbers: event.numbers.map((one) => ({ ...one })),
  ...(event.amount === undefined ? {} : { amount: bahtOfSatang(event.amount) }),
})

/** What a device shows beside its clock: for whoever looks at a locked phone it holds no account number and no balance. */
export type Shown = { readonly id: string; readonly title: string; readonly body: string; readonly path: string }

const inbox = "/profile/notifications"

export const pushMessage = (event: NotifiedEvent, locale: Locale): Shown => {
  const { title = "", text = "", path } = textOf(event, locale)
  const words = messageWords[locale]
  const body =
    event.type === "paidOut" || event.type === "deposited"
      ? words.baht(money(event.amount))
      : "detail" in event
        ? accountMessage(event, locale).hint
        : "amount" in event && event.amount !== undefined
          ? `${text} ${words.baht(`+${money(event.amount)}`)}`
          : (text ?? "")
  return { id: event.id, title: cut(title ?? "", 120), body: cut(body, 240), path: path ?? inbox }
}

/** After when a message tells nobody anything any more. */
export const overAt = (event: NotifiedEvent): number | undefined =>
  event.type === "closing" ? event.closesAt : undefined

/** Several at once, in one. */
export const togetherText = (count: number, locale: Locale): Shown => ({
  id: "several",
  title: messageWords[locale].several(count),
  body: messageWords[locale].seeAll,
  path: inbox,
})

const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`)
