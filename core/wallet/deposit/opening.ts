import { Effect, Predicate } from "effect"
import type { Errand } from "../../errand/errand.ts"
import { finish, type Intent, unfinishedOf } from "../../errand/intents.ts"
import type { Instant } from "../../time/bangkok.ts"
import { Cashier, DepositRefused } from "./cashier.ts"
import { type Deposit, type DepositMethod, depositTerms } from "./deposit.ts"
import { type DepositRequest, isSameRequest, textOfRequest } from "./deposit-form.ts"
import { reportedWithin } from "./manual-deposit.ts"

export type MeantDeposit = { readonly kind: "deposit"; readonly request: DepositRequest }

const open = ({ meant, key }: Intent<MeantDeposit>) => Cashier.use((cashier) => cashier.open(meant.request, key))

/**
 * How a deposit is opened once. Several may be opened side by side, so each request is a purpose of its own; what became
 * of one is found out by asking for it again under its key.
 */
export const openOnce = {
  purposeOf: ({ request }) => `deposit ${textOfRequest(request)}`,
  isMeant: (meant): meant is MeantDeposit => Predicate.hasProperty(meant, "kind") && meant.kind === "deposit",
  isSame: (one, other) => isSameRequest(one.request, other.request),
  send: (intent) =>
    Effect.catchTag(open(intent), "NotOffered", () => Effect.fail(new DepositRefused({ reason: "notOffered" }))),
  lookUp: open,
  isNo: (failure) => failure._tag === "DepositRefused",
  isOnceOnly: false,
  isResent: false,
} satisfies Errand<MeantDeposit, Deposit, DepositRefused, Cashier>

/** How long after a yes a deposit whose answer got lost is still what the player wants. */
export const wantedFor: Readonly<Record<DepositMethod, number>> = {
  fast: depositTerms.openFor,
  normal: reportedWithin,
  truemoney: depositTerms.openFor,
  qrcode: depositTerms.openFor,
  crypto: depositTerms.openFor,
}

/** The youngest deposit that was being opened before a reload; what nobody wants any more is forgotten. */
export const recalledOpening = (now: Instant) =>
  Effect.gen(function* () {
    const intents = yield* unfinishedOf(openOnce)
    const isWanted = ({ madeAt, meant }: Intent<MeantDeposit>) => now - madeAt < wantedFor[meant.request.method]
    yield* Effect.forEach(
      intents.filter((intent) => !isWanted(intent)),
      (intent) => finish(intent, "answered"),
    )
    return intents.findLast(isWanted)
  })
