import { Stream } from "effect"
import { type ActorRefFrom, assign, cancel, raise, type SnapshotFrom, setup } from "xstate"
import { fromFeed, fromPart, type Runtime } from "../../machine/actor.ts"
import type { makeConnection } from "../../operator/connection.machine.ts"
import { MoneyFeed, type MoneyNews } from "../../site/live/money-feed.port.ts"
import { type Page, type PageEvent, pageEvents } from "../../visit/page.port.ts"
import { type PlayerActor, playerActorIn, type SessionActor } from "./own-player.ts"

type Connection = ActorRefFrom<ReturnType<typeof makeConnection>>
type Input = { readonly session: SessionActor; readonly connection: Connection }
type Context = Input & {
  readonly player: PlayerActor | undefined
  /** Whether the player looks at the page, as far as it has said. */
  readonly isSeen: boolean
}
type Event =
  | MoneyNews
  | PageEvent
  | { readonly type: "line.found" | "line.lost" | "loss.due" }
  | { readonly type: "player.changed"; readonly player: PlayerActor | undefined }

/**
 * Tells the actor that knows the player's cash whatever may have moved it, whichever actor that is just now: the
 * operator's announcements, a page that is shown again, a line that is back. Everybody loses the announcements in one moment:
 * by `random`, from 0 up to 1, each player is told at a moment of their own within the interval in which they then ask.
 */
export const makeMoneyNews = (runtime: Runtime<MoneyFeed | Page>, random = () => 0) =>
  setup({
    types: {} as { context: Context; input: Input; events: Event },
    actors: {
      subscribeToPlayer: fromPart(playerActorIn, (player) => ({ type: "player.changed", player })),
      subscribeToMoney: fromFeed(runtime, (uuid: string) =>
        Stream.unwrap(MoneyFeed.useSync((feed) => feed.newsOf(uuid))),
      ),
      subscribeToPage: fromFeed(runtime, () => pageEvents),
      subscribeToConnection: fromPart(
        (connection: SnapshotFrom<Connection>) => connection.matches("online"),
        (isOnline) => ({ type: isOnline ? "line.found" : "line.lost" }),
      ),
    },
    actions: {
      takePlayer: assign(({ event }) => (event.type === "player.changed" ? { player: event.player } : {})),
      forward: ({ context }, news: MoneyNews) => context.player?.send(news),
      invalidate: ({ context }) => context.player?.send({ type: "balance.invalidated" }),
      foreseeLoss: raise({ type: "loss.due" }, { id: "loss", delay: () => 5_000 * random() }),
      forgetLoss: cancel("loss"),
      readAgain: ({ context }) => context.player?.send({ type: "retry.requested" }),
      see: assign({ isSeen: true }),
      lookAway: assign({ isSeen: false }),
    },
    guards: {
      isPlayer: ({ event }) => event.type === "player.changed" && event.player !== undefined,
      isSeen: ({ context }) => context.isSeen,
    },
  }).createMachine({
    id: "moneyNews",
    context: ({ input }) => ({ ...input, player: undefined, isSeen: true }),
    invoke: [{ src: "subscribeToPlayer", input: ({ context }) => context.session }, { src: "subscribeToPage" }],
    on: {
      "player.changed": [
        { guard: "isPlayer", target: ".listening", actions: "takePlayer" },
        { target: ".nobody", actions: "takePlayer" },
      ],
      "page.shown": { actions: ["see", "invalidate"] },
      "page.left": { actions: "lookAway" },
    },
    initial: "nobody",
    states: {
      nobody: {},
      listening: {
        invoke: [
          {
            src: "subscribeToMoney",
            input: ({ context }) => context.session.getSnapshot().context.session?.uuid ?? "",
          },
          { src: "subscribeToConnection", input: ({ context }) => context.connection },
        ],
        on: {
          "cash.changed": { actions: { type: "forward", params: ({ event }) => event } },
          "balance.invalidated": { actions: { type: "forward", params: ({ event }) => event } },
          "feed.found": { actions: ["forgetLoss", { type: "forward", params: ({ event }) => event }] },
          "feed.lost": { actions: "foreseeLoss" },
          "loss.due": { actions: { type: "forward", params: { type: "feed.lost" } } },
        },
        initial: "online",
        states: {
          online: { on: { "line.lost": "offline" } },
          offline: {
            on: {
              "line.found": [
                { guard: "isSeen", target: "online", actions: ["readAgain", "invalidate"] },
                { target: "online", actions: "readAgain" },
              ],
            },
          },
        },
      },
    },
  })
