import { Effect, Predicate, Result } from "effect"
import { nothing, type Satang } from "../../money/satang.ts"
import {
  type Intent,
  NeverReceived,
  type Operation,
  type OperationInput,
  type OperationOutcome,
} from "../../operation/operation.ts"
import { Unreachable } from "../../operator/failures.ts"
import {
  Affiliate,
  type AffiliateMove,
  type AffiliateSummary,
  type MoveFault,
  MoveRefused,
  moveToMoney,
} from "./affiliate.ts"

export type Move = { readonly kind: "move"; readonly amount: Satang }

export type Moving = {
  readonly summary: AffiliateSummary | undefined
  readonly fault: MoveFault | undefined
  /** What the player looks over, or a move from before a reload. */
  readonly operation: OperationInput<Move> | undefined
  readonly outcome: OperationOutcome<Move, Satang, MoveRefused> | undefined
}

const entered = ({ summary }: Moving, text: string): Result.Result<Satang, MoveFault> =>
  moveToMoney(text, summary?.afCash ?? nothing)

export const moveFits = (moving: Moving, text: string): boolean => Result.isSuccess(entered(moving, text))

export const moveNoted = (moving: Moving, text: string): Partial<Moving> =>
  Result.match(entered(moving, text), {
    onFailure: (fault) => ({ fault }),
    onSuccess: (amount) => ({ fault: undefined, operation: { command: { kind: "move", amount } } }),
  })

/**
 * A move without a key is taken for the intent's when it is younger and of the same amount; nobody knows of one that
 * leaves any of it untold.
 */
const isMadeFor =
  ({ key, madeAt, command }: Intent<Move>) =>
  ({ key: ownKey, movedAt, amount }: AffiliateMove): boolean | undefined => {
    if (ownKey !== undefined) return ownKey === key
    if (movedAt !== undefined && movedAt < madeAt) return false
    if (amount !== undefined && amount !== command.amount) return false
    return movedAt === undefined || amount === undefined ? undefined : true
  }

const lookedUp = (
  intent: Intent<Move>,
  { moves, afCash }: AffiliateSummary,
): Effect.Effect<Satang, NeverReceived | Unreachable> => {
  const answers = moves?.map(isMadeFor(intent)) ?? [undefined]
  if (answers.includes(true)) return Effect.succeed(afCash)
  return Effect.fail(
    answers.includes(undefined) ? new Unreachable({ cause: "moves that are not told" }) : new NeverReceived(),
  )
}

/** How earnings are moved once; the receipt is what is left to be moved. */
export const moveEarnings = {
  purposeOf: () => "move",
  isCommand: (command): command is Move => Predicate.hasProperty(command, "kind") && command.kind === "move",
  isSame: (one, other) => one.amount === other.amount,
  send: ({ command, key }) =>
    Effect.catchTag(
      Affiliate.use((affiliate) => affiliate.move(command.amount, key)),
      "NotOffered",
      () => Effect.fail(new MoveRefused({ reason: "notOffered" })),
    ),
  lookUp: (intent) =>
    Effect.flatMap(
      Affiliate.use((affiliate) => affiliate.summary()),
      (summary) => lookedUp(intent, summary),
    ),
  isRefusal: (failure) => failure._tag === "MoveRefused",
  changes: ["balance", "earnings", "statement"],
  isOnceOnly: false,
  isResent: false,
} satisfies Operation<Move, Satang, MoveRefused, Affiliate>
