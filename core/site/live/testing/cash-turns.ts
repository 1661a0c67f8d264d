import fc from "fast-check"
import { baht } from "../../../money/satang.ts"
import { times } from "../../../money/sums.ts"
import type { MoneyNews } from "../money-feed.port.ts"
import type { operatorThatKeepsCash } from "./connection-and-cash.ts"

type Turn =
  | { readonly does: "moves" | "holds" | "announces"; readonly to: number }
  | { readonly does: "late" | "prompt" | "away" | "answers" | "lost" | "found" | "changes" | "waits" }

/** What can befall a player's cash: it changes with or without a word, old news come late, the operator or the feed fails. */
export const anyCashTurn: fc.Arbitrary<Turn> = fc.oneof(
  fc.record({ does: fc.constantFrom("moves", "holds", "announces"), to: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ does: fc.constantFrom("late", "prompt", "away", "answers", "lost", "found", "changes", "waits") }),
)

type Hands = {
  readonly operator: ReturnType<typeof operatorThatKeepsCash>
  readonly emit: (news: MoneyNews) => void
  readonly invalidate: () => void
  readonly pass: (milliseconds: number) => void
}

/** Takes the turns in an order of the scheduler's, then lets the operator answer; gives the cash that it keeps in the end. */
export const takeCashTurns = async (
  scheduler: fc.Scheduler,
  turns: ReadonlyArray<Turn>,
  { operator, emit, invalidate, pass }: Hands,
) => {
  let cash = baht(100)
  const hold = (amount: number) => operator.holds((cash = times(baht(1), amount)))
  const announce = (amount: number) => emit({ type: "cash.changed", cash: times(baht(1), amount) })
  scheduler.scheduleSequence(
    turns.map((turn) => async () => {
      if (turn.does === "moves" || turn.does === "holds") hold(turn.to)
      if (turn.does === "moves" || turn.does === "announces") announce(turn.to)
      else if (turn.does === "lost" || turn.does === "found") emit({ type: `feed.${turn.does}` })
      else if (turn.does === "changes") invalidate()
      else if (turn.does === "answers") operator.answers()
      else if (turn.does === "waits") pass(1_000)
      else if (turn.does !== "holds") operator.is(turn.does)
    }),
  )
  await scheduler.waitAll()
  operator.is("prompt")
  operator.answers()
  emit({ type: "feed.found" })
  return cash
}
