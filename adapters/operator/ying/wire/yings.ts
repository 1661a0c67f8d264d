import * as v from "valibot"
import { drawnDigits } from "../../lotto/wire/drawn-digits.ts"
import { WireDrawn } from "../../lotto/wire/round-calls.ts"
import { numberInQuery } from "../../wire/bounds.ts"
import { call } from "../../wire/call.ts"
import { figure } from "../../wire/figures.ts"
import { flag } from "../../wire/flags.ts"
import { maybe } from "../../wire/maybe.ts"
import { CreatedMoment } from "../../wire/moments.ts"
import { rows } from "../../wire/rows.ts"
import { wireTally } from "../../wire/tally.ts"
import { Id, text } from "../../wire/values.ts"

const waitSeconds = maybe(v.pipe(figure, v.minValue(0)))
const ofRound = v.object({ betId: Id })

/** A shot as this player may see it: others' names are masked, and their numbers until shooting has ended. */
export const Ying = v.object({
  rank: maybe(wireTally),
  yingNumber: v.union([v.pipe(v.string(), v.regex(/^[\d*]{5}$/)), drawnDigits(5)]),
  userName: text,
  mine: flag(),
  createdAt: maybe(CreatedMoment),
  sequence: maybe(wireTally),
})

export const yings = call(
  "given",
  "GET",
  "/poy-api/yings",
  v.object({ betId: Id, limit: v.optional(numberInQuery(1_000)) }),
  rows(Ying),
)
export const yingsSummary = call(
  "given",
  "POST",
  "/poy-api/yings.summary",
  ofRound,
  v.object({
    count: maybe(wireTally),
    /** How many members shot. */
    members: maybe(wireTally),
    sum: maybe(wireTally),
    /** What the operator has bound its seed to. */
    commitment: maybe(v.string()),
    /** When this player may shoot again; nothing when at once. */
    waitSeconds,
  }),
)
export const yingsCreate = call(
  "given",
  "POST",
  "/poy-api/yings.create",
  v.object({ betId: Id, yingNumber: v.string() }),
  /** A shot that was taken is taken, whatever is told of it. */
  maybe(v.object({ yingNumber: maybe(drawnDigits(5)), createdAt: maybe(CreatedMoment), waitSeconds })),
)

/** The formula laid out; nothing while the result is not set. */
export const yingResultsOne = call(
  "given",
  "POST",
  "/poy-api/ying-results.one",
  ofRound,
  v.nullish(
    v.object({
      betId: maybe(Id),
      cancelled: flag(),
      result: maybe(WireDrawn),
      sum: maybe(wireTally),
      houseShot: maybe(drawnDigits(5)),
      total: maybe(v.string()),
      winners: maybe(rows(v.object({ rank: wireTally, userName: text, yingNumber: drawnDigits(5), paid: flag() }))),
    }),
  ),
)

/** What was committed to, and when the result is out all that is needed to do the sum again. */
export const yingsProof = call(
  "chosen",
  "GET",
  "/poy-api/yings.proof",
  ofRound,
  v.object({
    betId: v.fallback(Id, ""),
    commitment: text,
    revealed: maybe(
      v.object({
        seed: maybe(v.string()),
        houseShot: maybe(drawnDigits(5)),
        /** Newest first; the sum is done with all of them or not at all. */
        shots: maybe(
          v.array(
            v.object({
              userName: text,
              yingNumber: drawnDigits(5),
              createdAt: CreatedMoment,
              sequence: v.fallback(v.optional(wireTally, 0), 0),
            }),
          ),
        ),
      }),
    ),
  }),
)
