import { Games } from "@fakham/core/games"
import type { Client } from "@fakham/operator/first-calls"
import type { Call } from "@fakham/operator/wire"
import { Effect } from "effect"
import * as v from "valibot"

const call = <Input extends v.GenericSchema, Data extends v.GenericSchema>(
  path: string,
  input: Input,
  data: Data,
): Call<Input, Data> => ({ origin: "chosen", method: "POST", path, input, data, cache: "no-store" })

const Played = v.object({ round: v.string(), returned: v.number(), seed: v.string(), next: v.string() })
export const seatsOpen = call(
  "/__partner/seats.open",
  v.object({ token: v.string() }),
  v.object({ secret: v.string(), commitment: v.string() }),
)
export const roundsPlay = call(
  "/__partner/rounds.play",
  v.object({
    round: v.string(),
    commitment: v.string(),
    bets: v.array(v.object({ spot: v.string(), stake: v.number() })),
  }),
  Played,
)

export type TableSeat = { readonly secret: string; readonly commitment: string }
type Round = { readonly round: string; readonly commitment: string }
/** What came of a round that a player wanted: how it went, or why it was not played. */
export type RoundEnding = { readonly played: v.InferOutput<typeof Played> } | { readonly refused: string }
export type PlayedRound = Round & RoundEnding
export type TableEvent = { readonly type: "play.pressed" | "seat.wanted" }
export type TableContext = { readonly seat: TableSeat; readonly round: Round }

export const nobody: TableContext = { seat: { secret: "", commitment: "" }, round: { round: "", commitment: "" } }

export const sitDown = (client: Client): Effect.Effect<TableSeat, unknown, Games> =>
  Games.use(({ launch }) => launch({ partner: "joker", gameId: "full-moon" })).pipe(
    Effect.flatMap(({ url }) => client.ask(seatsOpen, { token: url.split("#")[1] ?? "" })),
    Effect.map(({ data }) => data),
  )

export const playRound = (client: Client, { seat, round }: TableContext): Effect.Effect<RoundEnding, unknown> =>
  client
    .as(seat.secret)
    .ask(roundsPlay, { ...round, bets: [{ spot: "line", stake: 10 }] })
    .pipe(
      Effect.map(({ data }): RoundEnding => ({ played: data })),
      // A server that fails says nothing of the round.
      Effect.catchTag("Refused", (no) =>
        no.status < 500 ? Effect.succeed<RoundEnding>({ refused: no.code ?? "" }) : Effect.fail(no),
      ),
    )
