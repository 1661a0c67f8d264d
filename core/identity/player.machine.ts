import { assign, setup } from "xstate"
import { failedWith, fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import type { Satang } from "../money/satang.ts"
import { Purse } from "../wallet/purse.ts"
import { type Player, PlayerRecord } from "./player.ts"
import type { Profile } from "./profile.ts"

type Event =
  /** Something may have moved the player's money: count again. */
  | { readonly type: "balance.doubted" }
  | { readonly type: "cash.changed"; readonly cash: Satang }
  /** The player has saved something about themselves. */
  | { readonly type: "profile.changed"; readonly change: Partial<Profile & Pick<Player, "phoneNumber">> }
  | { readonly type: "retry.requested" }

/** What is known of the player who is logged in. Ends only when the operator no longer knows them. */
export const makePlayer = (runtime: Runtime<PlayerRecord | Purse>) =>
  setup({
    types: {} as { context: { readonly player: Player | undefined }; events: Event; tags: "waiting" },
    actors: {
      read: fromProgram(runtime, () => PlayerRecord.use((record) => record.read)),
      recount: fromProgram(runtime, () => Purse.use((purse) => purse.balance)),
    },
    actions: {
      setCash: assign(({ context, event }) =>
        event.type === "cash.changed" && context.player ? { player: { ...context.player, cash: event.cash } } : {},
      ),
      putProfile: assign(({ context, event }) =>
        event.type === "profile.changed" && context.player ? { player: { ...context.player, ...event.change } } : {},
      ),
    },
  }).createMachine({
    id: "player",
    context: { player: undefined },
    on: { "profile.changed": { actions: "putProfile" } },
    initial: "loading",
    states: {
      loading: {
        tags: "waiting",
        invoke: {
          id: "loading",
          src: "read",
          onDone: [
            { guard: succeeded, target: "known", actions: assign({ player: value }) },
            { guard: failedWith("Unauthorized"), target: "disowned" },
            { target: "unavailable" },
          ],
        },
      },
      known: { on: { "balance.doubted": "recounting", "cash.changed": { actions: "setCash" } } },
      recounting: {
        invoke: {
          id: "recounting",
          src: "recount",
          onDone: [
            {
              guard: succeeded,
              target: "known",
              actions: assign({
                player: ({ context, event }) => context.player && { ...context.player, cash: value({ event }) },
              }),
            },
            { guard: failedWith("Unauthorized"), target: "disowned" },
            { target: "known" },
          ],
        },
        on: {
          "balance.doubted": { target: "recounting", reenter: true },
          "cash.changed": { target: "known", actions: "setCash" },
        },
      },
      unavailable: { on: { "retry.requested": "loading" } },
      disowned: { type: "final" },
    },
  })
