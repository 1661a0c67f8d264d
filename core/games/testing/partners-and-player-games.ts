import { Deferred, Effect, Layer } from "effect"
import { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import { type GameListing, GameRefused, Games, type HighlightedGame, type LaunchFailure } from "../games.ts"
import type { GameChoice } from "../lobby/choice-page.ts"
import { noPlayerGames, type PlayerGames, StoredGames } from "../player-games.ts"

type Trouble =
  | "cutBefore"
  | "cutAfter"
  | "unauthorized"
  | "notOffered"
  /** Answers only when told to, and cannot be called back. */
  | "late"
  | "silent"
  | GameRefused["reason"]

const cut = new Unreachable({ cause: "nobody answers" })

/** A partner that seats the player and lets them go; each trouble happens to one call, in turn. */
export const partnersHouse = ({
  listings = [],
  highlighted = [],
}: {
  readonly listings?: ReadonlyArray<GameListing>
  readonly highlighted?: ReadonlyArray<HighlightedGame>
} = {}) => {
  const [troubles, asked]: [Array<Trouble>, Array<string>] = [[], []]
  const gate = Deferred.makeUnsafe<void>()
  let [sitting, givenUp]: [GameChoice | undefined, number] = [undefined, 0]
  let url = "https://games.example/seat"
  const met = <A>(question: string, act: Effect.Effect<A>): Effect.Effect<A, LaunchFailure> =>
    Effect.suspend((): Effect.Effect<A, LaunchFailure> => {
      asked.push(question)
      const trouble = troubles.shift()
      if (trouble === undefined) return act
      if (trouble === "cutBefore") return Effect.fail(cut)
      if (trouble === "cutAfter") return Effect.andThen(act, Effect.fail(cut))
      if (trouble === "unauthorized") return Effect.fail(new Unauthorized())
      if (trouble === "notOffered") return Effect.fail(new NotOffered())
      if (trouble === "late") return Effect.uninterruptible(Effect.andThen(Deferred.await(gate), act))
      if (trouble === "silent") return Effect.onInterrupt(Effect.never, () => Effect.sync(() => void (givenUp += 1)))
      return Effect.fail(new GameRefused({ reason: trouble, until: undefined }))
    })
  const unrefused = <A>(effect: Effect.Effect<A, LaunchFailure>) =>
    Effect.catchTag(effect, ["GameRefused", "NotOffered"], () => Effect.fail(cut))
  return {
    asked,
    troubles,
    /** How many questions were dropped before they were answered. */
    givenUp: () => givenUp,
    /** What the player sits in, by the partner's book. */
    sitting: () => sitting,
    seatsAt: (next: string) => void (url = next),
    answersLate: () => Deferred.doneUnsafe(gate, Effect.void),
    layer: Layer.succeed(Games, {
      list: () => Effect.succeed(listings),
      highlights: () => Effect.succeed(highlighted),
      launch: (choice) =>
        met(
          `launch ${choice.partner}`,
          Effect.sync(() => {
            sitting = choice
            return { url, origin: /^https?:\/\/[^/]+/.exec(url)?.[0] ?? "null", mode: undefined }
          }),
        ),
      leave: () =>
        unrefused(
          met(
            "leave",
            Effect.sync(() => void (sitting = undefined)),
          ),
        ),
    }),
  }
}

/** A device that keeps a player's games. */
export const deviceThatKeepsGames = (stored: PlayerGames = noPlayerGames) => {
  let held = stored
  return {
    holds: () => held,
    layer: Layer.succeed(StoredGames, {
      recall: () => Effect.sync(() => held),
      keep: (games) => Effect.sync(() => void (held = games)),
    }),
  }
}
