import { Games } from "@fakham/core/games"
import { Effect, type ManagedRuntime } from "effect"
import * as v from "valibot"
import { assign, fromPromise, setup } from "xstate"
import type { Client } from "../operator/client.ts"
import type { Call } from "../operator/wire/index.ts"

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

type Seat = { readonly secret: string; readonly commitment: string }
type Round = { readonly round: string; readonly commitment: string }
/** What came of a round that a player wanted: how it went, or why it was not played. */
type Ending = { readonly played: v.InferOutput<typeof Played> } | { readonly refused: string }
export type PlayedRound = Round & Ending
export type TableEvent = { readonly type: "play.pressed" | "seat.wanted" }
type Context = { readonly seat: Seat; readonly round: Round }

const nobody: Context = { seat: { secret: "", commitment: "" }, round: { round: "", commitment: "" } }
const delayMs = 3_000

const sitDown = (client: Client): Effect.Effect<Seat, unknown, Games> =>
  Games.use(({ launch }) => launch({ partner: "joker", gameId: "full-moon" })).pipe(
    Effect.flatMap(({ url }) => client.ask(seatsOpen, { token: url.split("#")[1] ?? "" })),
    Effect.map(({ data }) => data),
  )

const play = (client: Client, { seat, round }: Context): Effect.Effect<Ending, unknown> =>
  client
    .as(seat.secret)
    .ask(roundsPlay, { ...round, bets: [{ spot: "line", stake: 10 }] })
    .pipe(
      Effect.map(({ data }): Ending => ({ played: data })),
      // A server that fails says nothing of the round.
      Effect.catchTag("Refused", (no) =>
        no.status < 500 ? Effect.succeed<Ending>({ refused: no.code ?? "" }) : Effect.fail(no),
      ),
    )

type Settings = {
  readonly client: Client
  readonly newRound: () => string
  readonly emit: (result: PlayedRound) => void
}

/** A table as the partners' pages have it: a round whose answer is lost is asked for again as it was, before any other. */
export const makeTable = (
  runtime: ManagedRuntime.ManagedRuntime<Games, never>,
  { client, newRound, emit }: Settings,
) => {
  const table = setup({
    types: {} as { context: Context; events: TableEvent },
    actors: {
      sitDown: fromPromise(() => runtime.runPromise(sitDown(client))),
      play: fromPromise<Ending, Context>(({ input }) => runtime.runPromise(play(client, input))),
    },
  })
  const wanted = {
    target: "playing",
    actions: table.assign({
      round: ({ context }) => ({ round: newRound(), commitment: context.seat.commitment }),
    }),
  } as const
  return table.createMachine({
    context: nobody,
    initial: "sittingDown",
    states: {
      sittingDown: {
        invoke: {
          src: "sitDown",
          onDone: { target: "seated", actions: assign({ seat: ({ event }) => event.output }) },
          onError: "turnedAway",
        },
      },
      turnedAway: { after: { [delayMs]: "standing" } },
      standing: { on: { "seat.wanted": "sittingDown" } },
      seated: { on: { "play.pressed": wanted } },
      playing: {
        invoke: {
          src: "play",
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => "played" in event.output,
              target: "shown",
              actions: [
                ({ context, event }) => emit({ ...context.round, ...event.output }),
                assign({
                  seat: ({ context, event }) => ({
                    ...context.seat,
                    commitment: "played" in event.output ? event.output.played.next : "",
                  }),
                }),
              ],
            },
            { target: "refused", actions: ({ context, event }) => emit({ ...context.round, ...event.output }) },
          ],
          onError: "neverReceived",
        },
      },
      neverReceived: { after: { [delayMs]: "playing" } },
      shown: { on: { "play.pressed": wanted } },
      refused: { on: { "seat.wanted": "sittingDown" } },
    },
  })
}
