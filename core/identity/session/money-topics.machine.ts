import { setup } from "xstate"
import { fromFeed, fromPart, type Runtime } from "../../machine/actor.ts"
import { announcing, changesOf } from "../../visit/changes.ts"
import { ownPlayer, type SessionActor, spokenMoney } from "./own-player.ts"

/**
 * Joins a visit to the player whom the session knows: what a flow has moved is counted again, and whenever the operator
 * has spoken of the player's money what depends on it is out of date. A deposit that does not match moves none.
 */
export const makeMoneyTopics = (runtime: Runtime<never>) =>
  setup({
    types: {} as {
      context: { readonly session: SessionActor }
      input: SessionActor
      events: { readonly type: "balance.invalidated" | "money.changed" | "money.unknown" }
    },
    actors: {
      changes: fromFeed(runtime, () => changesOf(["balance"], { type: "balance.invalidated" } as const)),
      subscribeToMoney: fromPart(spokenMoney, (money) => ({
        type: money === undefined ? "money.unknown" : "money.changed",
      })),
    },
    actions: {
      invalidate: ({ context }) => context.session.getSnapshot().children.player?.send({ type: "balance.invalidated" }),
      publish: announcing(runtime, ["cash"]),
    },
  }).createMachine({
    id: "moneyTopics",
    context: ({ input }) => ({ session: input }),
    invoke: [{ src: "changes" }, { src: "subscribeToMoney", input: ({ context }) => ownPlayer(context.session) }],
    on: { "balance.invalidated": { actions: "invalidate" } },
    initial: "unknown",
    states: {
      unknown: { on: { "money.changed": "known" } },
      known: { on: { "money.changed": { actions: "publish" } } },
    },
  })
