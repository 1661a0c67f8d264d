import { assign, setup } from "xstate"
import { fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import type { GameChoice } from "./lobby/choice-page.ts"
import { favouriteToggled, gameOpened, joined, noPlayerGames, type PlayerGames, StoredGames } from "./player-games.ts"

type Event =
  | { readonly type: "game.opened"; readonly choice: GameChoice }
  | { readonly type: "favourite.toggled"; readonly choice: GameChoice }

/** A player's recent games and favourites: changed at once, and kept as they last were. */
export const makePlayerGames = (runtime: Runtime<StoredGames>) =>
  setup({
    types: {} as { context: PlayerGames; events: Event },
    actors: {
      recall: fromProgram(runtime, () => StoredGames.use((remembered) => remembered.recall())),
      keep: fromProgram(runtime, (games: PlayerGames) => StoredGames.use((remembered) => remembered.keep(games))),
    },
    actions: {
      change: assign(({ context, event }) =>
        event.type === "game.opened" ? gameOpened(context, event.choice) : favouriteToggled(context, event.choice),
      ),
    },
  }).createMachine({
    id: "playerGames",
    context: noPlayerGames,
    initial: "recalling",
    states: {
      recalling: {
        invoke: {
          id: "recalling",
          src: "recall",
          onDone: [
            {
              guard: succeeded,
              target: "saving",
              actions: assign(({ context, event }) => joined(value({ event }), context)),
            },
            // What is stored may be there still, and is not written over.
            { target: "saved" },
          ],
        },
        on: { "game.opened": { actions: "change" }, "favourite.toggled": { actions: "change" } },
      },
      saving: {
        invoke: { id: "saving", src: "keep", input: ({ context }) => context, onDone: "saved" },
        on: {
          "game.opened": { target: "saving", reenter: true, actions: "change" },
          "favourite.toggled": { target: "saving", reenter: true, actions: "change" },
        },
      },
      saved: {
        on: {
          "game.opened": { target: "saving", actions: "change" },
          "favourite.toggled": { target: "saving", actions: "change" },
        },
      },
    },
  })
