import * as v from "valibot"
import { count, numberInQuery } from "./bounds.ts"
import { call } from "./call.ts"
import { maybe } from "./maybe.ts"
import { CreatedAt } from "./moments.ts"
import { Drawn } from "./rounds.ts"
import { digits, Id, text } from "./values.ts"

const ofRound = v.object({ betId: Id })

/** A shot as this player may see it: others' numbers and names are masked until shooting has ended. */
export const Ying = v.object({
  rank: maybe(count),
  yingNumber: v.pipe(v.string(), v.regex(/^[\d*]{5}$/)),
  userName: text,
  mine: v.optional(v.boolean(), false),
  createdAt: CreatedAt,
  sequence: v.optional(count, 0),
})

export const yings = call(
  "given",
  "GET",
  "/poy-api/yings",
  v.object({ betId: Id, limit: v.optional(numberInQuery(1_000)) }),
  v.array(Ying),
)
export const yingsSummary = call(
  "given",
  "POST",
  "/poy-api/yings.summary",
  ofRound,
  v.object({
    count,
    /** How many members shot. */
    members: v.optional(count, 0),
    sum: maybe(count),
    /** What the operator has bound its seed to. */
    commitment: maybe(v.string()),
    /** When this player may shoot again; nothing when at once. */
    waitSeconds: maybe(v.pipe(v.number(), v.minValue(0))),
  }),
)
export const yingsCreate = call(
  "given",
  "POST",
  "/poy-api/yings.create",
  v.object({ betId: Id, yingNumber: v.string() }),
  v.object({ yingNumber: digits(5), createdAt: CreatedAt, waitSeconds: maybe(v.pipe(v.number(), v.minValue(0))) }),
)

/** The formula laid out; nothing while the result is not set. */
export const yingResultsOne = call(
  "given",
  "POST",
  "/poy-api/ying-results.one",
  ofRound,
  v.nullish(
    v.object({
      betId: Id,
      cancelled: v.optional(v.boolean(), false),
      result: maybe(Drawn),
      sum: maybe(count),
      houseShot: maybe(digits(5)),
      total: maybe(v.string()),
      winners: maybe(
        v.array(v.object({ rank: count, userName: text, yingNumber: digits(5), paid: v.optional(v.boolean(), false) })),
      ),
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
    betId: Id,
    commitment: v.string(),
    revealed: maybe(
      v.object({
        seed: maybe(v.string()),
        houseShot: maybe(digits(5)),
        /** Newest first. */
        shots: maybe(
          v.array(
            v.object({
              userName: text,
              yingNumber: digits(5),
              createdAt: CreatedAt,
              sequence: v.optional(count, 0),
            }),
          ),
        ),
      }),
    ),
  }),
)
