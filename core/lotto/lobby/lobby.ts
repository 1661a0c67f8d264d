import type { Instant } from "../../time/bangkok.ts"
import { sequenceOf } from "../group/bet-type.ts"
import { type Round } from "../round/round.ts"
import { type NewsOfRound, roundAfter } from "../round/round-feed.port.ts"
import { nextChangeAt, phaseAt, type RoundStage, type RunningRound, stageOf, takesBets } from "../round/round-phase.ts"
import { inLobbyOrder } from "./lobby-order.ts"

export type Lobby = {
  /** In the order of the timetable; nothing until the operator has answered. */
  readonly rounds: ReadonlyArray<Round> | undefined
  /** The moment whose phases are shown; between two such moments no phase changes. */
  readonly seenAt: Instant
  /** When the operator's last answer came. */
  readonly readAt: Instant | undefined
}

/**
 * The rounds after an answer. An ending that was heard while it was on its way is not taken back by it. An answer that
 * tells nothing new leaves all as it is.
 */
export const roundsAnswered = (known: Lobby["rounds"], answer: ReadonlyArray<Round>): ReadonlyArray<Round> => {
  const before = new Map(known?.map((round) => [round.betId, round]))
  const rounds = new Map(
    answer.map((latest) => {
      const old = before.get(latest.betId)
      const round =
        latest.outcome === undefined && old?.outcome !== undefined ? { ...latest, outcome: old.outcome } : latest
      return [round.betId, old !== undefined && isSame(old, round) ? old : round]
    }),
  )
  const answered = inLobbyOrder([...rounds.values()])
  return known?.length === answered.length && answered.every((round, at) => round === known[at]) ? known : answered
}

/** What did not change stays the same object, so that nothing is drawn anew for it. */
const isSame = (one: Round, other: Round) =>
  one.closesAt === other.closesAt &&
  one.opensAt === other.opensAt &&
  one.resultAt === other.resultAt &&
  one.shootingEndsAt === other.shootingEndsAt &&
  one.betName === other.betName &&
  one.betType === other.betType &&
  one.betGroup === other.betGroup &&
  one.dt === other.dt &&
  one.closeDt === other.closeDt &&
  one.commitment === other.commitment &&
  one.isSwitchedOff === other.isSwitchedOff &&
  JSON.stringify([one.outcome, one.betMax]) === JSON.stringify([other.outcome, other.betMax])

/** The rounds after news about one of them. */
export const lobbyAfter = (rounds: Lobby["rounds"], news: NewsOfRound): Lobby["rounds"] =>
  rounds?.map((round) => (round.betId === news.betId ? roundAfter(round, news) : round))

/** When the clock alone changes any phase next: one moment for the whole lobby. */
export const nextChangeIn = (rounds: Lobby["rounds"], now: Instant): Instant | undefined => {
  let next: Instant | undefined
  for (const round of rounds ?? []) {
    const change = round.outcome === undefined ? nextChangeAt(round, now) : undefined
    if (change !== undefined && (next === undefined || change < next)) next = change
  }
  return next
}

/** Whether a result has come due since the lobby was last looked at. */
export const isResultDue = ({ rounds = [], seenAt }: Pick<Lobby, "rounds" | "seenAt">, now: Instant): boolean =>
  rounds.some((round) => phaseAt(round, now) === "awaitingResult" && phaseAt(round, seenAt) !== "awaitingResult")

/** The round that closes next of those that take bets; of several, the one that the timetable lists first. */
export const nextToClose = <R extends RunningRound>(rounds: ReadonlyArray<R>, now: Instant): R | undefined =>
  rounds
    .filter((round) => takesBets(round, now))
    .reduce<R | undefined>(
      (next, round) => (next === undefined || round.closesAt < next.closesAt ? round : next),
      undefined,
    )

/** The round to bet the same again on: the next one of a numbered group, else the next of the same bet type. */
export const nextOfSameKind = (
  { betGroup, betType }: Pick<Round, "betGroup" | "betType">,
  rounds: ReadonlyArray<Round>,
  now: Instant,
): Round | undefined =>
  nextToClose(
    rounds.filter(
      (round) => round.betGroup === betGroup && (round.betType === betType || sequenceOf(betType) !== undefined),
    ),
    now,
  )

export type RoundCounts = Readonly<Record<RoundStage, number>>

/** How many rounds take bets, how many await their result and how many have ended. Those still to open count in none. */
export const countsAt = (rounds: ReadonlyArray<Round>, now: Instant): RoundCounts => {
  const stages = rounds.map((round) => stageOf(phaseAt(round, now)))
  const count = (wanted: RoundStage) => stages.filter((one) => one === wanted).length
  return { open: count("open"), waiting: count("waiting"), over: count("over") }
}
