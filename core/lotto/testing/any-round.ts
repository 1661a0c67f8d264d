import fc from "fast-check"
import { dayAt, hour, type Instant, minute, second } from "../../time/bangkok.ts"
import { anyDay, anyInstantOf } from "../../time/testing/any-time.ts"
import { type BetGroup, betGroups } from "../group/bet-group.ts"
import { gov4dVariants, sequenceBetType, stockMarkets } from "../group/bet-type.ts"
import { type Round } from "../round/round.ts"
import { closingSoonFor, type RoundPhase, roundPhases, urgentFor } from "../round/round-phase.ts"
import { anyDrawnOf } from "./any-draw.ts"

const betTypesOf: Readonly<Record<BetGroup, fc.Arbitrary<string>>> = {
  yeekee: fc.integer({ min: 1, max: 88 }).map((sequence) => sequenceBetType("yeekee", sequence)),
  yeekee5min: fc.integer({ min: 1, max: 264 }).map((sequence) => sequenceBetType("yeekee5min", sequence)),
  pingpong: fc.integer({ min: 1, max: 22 }).map((sequence) => sequenceBetType("pingpong", sequence)),
  gov: fc.constant("gov"),
  stock: fc.constantFrom(...stockMarkets),
  gov4d: fc.constantFrom(...gov4dVariants),
}

export const anyBetGroup: fc.Arbitrary<BetGroup> = fc.constantFrom(...betGroups)

const takesShots = (group: BetGroup) => group === "yeekee" || group === "yeekee5min"

/** A round of this group that has not ended: it opens before it closes, and its result comes last. */
export const anyRoundOf = (betGroup: BetGroup): fc.Arbitrary<Round> =>
  fc
    .record({
      betType: betTypesOf[betGroup],
      closesAt: anyDay.chain(anyInstantOf),
      openFor: fc.integer({ min: 2 * minute, max: 20 * hour }),
      shooting: fc.integer({ min: 1, max: 3 * minute }),
      wait: fc.integer({ min: second, max: 2 * hour }),
      opening: fc.oneof(
        { arbitrary: fc.constant("known"), weight: 4 },
        { arbitrary: fc.constant("unknown"), weight: 1 },
      ),
    })
    .map(({ betType, closesAt, openFor, shooting, wait, opening }): Round => {
      const shootingEndsAt = takesShots(betGroup) ? closesAt + shooting : undefined
      const dt = dayAt(closesAt)
      return {
        betId: `${betType.replaceAll("_", "-")}-${dt}`,
        betGroup,
        betType,
        betName: betType,
        dt,
        closeDt: dt,
        opensAt: opening === "known" ? closesAt - openFor : undefined,
        closesAt,
        shootingEndsAt,
        resultAt: (shootingEndsAt ?? closesAt) + wait,
        outcome: undefined,
      }
    })

export const anyRound: fc.Arbitrary<Round> = anyBetGroup.chain(anyRoundOf)

/** A round, and a moment of the server's clock at which it is in that phase. */
export type RoundThen = { readonly round: Round; readonly now: Instant; readonly phase: RoundPhase }

type Span = readonly [from: Instant, to: Instant]

/** From the first to the last moment of each phase; edges are what goes wrong. */
const spansOf = ({ opensAt, closesAt, resultAt }: Round): Readonly<Record<RoundPhase, Span>> => {
  const opened = opensAt ?? closesAt - 24 * hour
  return {
    notOpen: [opened - 24 * hour, opened - 1],
    open: [opened, closesAt - closingSoonFor - 1],
    closingSoon: [closesAt - closingSoonFor, closesAt - urgentFor - 1],
    urgent: [closesAt - urgentFor, closesAt],
    closed: [closesAt + 1, resultAt - 1],
    awaitingResult: [resultAt, resultAt + hour],
    resulted: [resultAt, resultAt + 24 * hour],
    cancelled: [resultAt, resultAt + 24 * hour],
  }
}

const known = (round: Round): Round => ({ ...round, opensAt: round.opensAt ?? round.closesAt - hour })

/** A round of any group in this phase, often at the first or the last moment of it. */
export const anyRoundIn = (phase: RoundPhase): fc.Arbitrary<RoundThen> =>
  anyRound.chain((anyThen) => {
    const round = phase === "notOpen" ? known(anyThen) : anyThen
    const [from, to] = spansOf(round)[phase]
    const now = fc.oneof(
      fc.constantFrom(from, to),
      fc.integer({ min: 0, max: to - from }).map((since) => from + since),
    )
    const outcome =
      phase === "resulted" ? drawn(round.betGroup) : fc.constant(phase === "cancelled" ? { type: phase } : undefined)
    return fc
      .record({ now, outcome })
      .map(({ now: moment, outcome: ended }) => ({ round: { ...round, outcome: ended }, now: moment, phase }))
  })

const drawn = (group: BetGroup) => anyDrawnOf(group).map((numbers) => ({ type: "drawn" as const, drawn: numbers }))

export const anyRoundThen: fc.Arbitrary<RoundThen> = fc.constantFrom(...roundPhases).chain(anyRoundIn)
