import { Stream } from "effect"
import { assign, setup } from "xstate"
import { Played } from "../../limits/played.port.ts"
import { fromFeed, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import type { Instant } from "../../time/bangkok.ts"
import { announcing } from "../../visit/changes.ts"
import { type Page, pageEvents } from "../../visit/page.port.ts"
import * as game from "./game-window.ts"
import type { SiteMessage } from "./messages.ts"

/**
 * A game in an iframe: hidden until it is ready or has loaded, paused under sheets, asked once more before it is left. What
 * a game says moves nothing but what is shown, and has the balance read once every two seconds at most.
 */
export const makeGameWindow = (
  runtime: Runtime<game.GameWindow | Page | Played>,
  { openedAt }: { readonly openedAt: () => Instant },
) => {
  const say =
    (news: (opened: game.OpenedGame) => ReadonlyArray<SiteMessage["event"]>) =>
    ({ context }: { readonly context: game.OpenedGame }) =>
      news(context).forEach((event) => runtime.runSync(game.GameWindow).post(event, context.origin))
  const invalidate = announcing(runtime, ["balance"])
  return setup({
    types: {} as game.GameWindowTypes,
    actors: {
      said: fromFeed(runtime, (origin: string) => Stream.unwrap(game.GameWindow.useSync(({ said }) => said(origin)))),
      sheets: fromFeed(runtime, () => Stream.unwrap(game.GameWindow.useSync(({ sheets }) => sheets()))),
      page: fromFeed(runtime, () => pageEvents),
      count: fromProgram(runtime, (since: Instant) => Played.use((played) => played.since(since))),
    },
    delays: { timeout: 10_000, look: 10_000, rest: 2_000, askAgain: 60_000 },
    actions: {
      welcome: say(game.greeting),
      postCover: say(game.coverNews),
      invalidate,
      invalidateIfSeen: ({ context }) => context.isSeen && invalidate(),
      invalidateGames: announcing(runtime, ["games"]),
      cover: assign({ isCovered: true }),
      uncover: assign({ isCovered: false }),
    },
  }).createMachine({
    id: "gameWindow",
    context: ({ input }) => game.openedGame(input.origin, openedAt()),
    output: ({ context: { wantsAgain } }) => ({ wantsAgain }),
    initial: "open",
    states: {
      open: {
        type: "parallel",
        invoke: [{ src: "said", input: ({ context }) => context.origin }, { src: "sheets" }, { src: "page" }],
        on: {
          "page.shown": { actions: assign({ isSeen: true }) },
          "page.left": { actions: assign({ isSeen: false }) },
          "sheet.opened": { actions: ["cover", "postCover"] },
          "sheet.closed": { actions: ["uncover", "postCover"] },
          "game.roundBegun": { actions: assign({ isInRound: true }) },
          "leave.confirmed": "left",
          "retry.requested": { target: "left", actions: assign({ wantsAgain: true }) },
        },
        states: {
          page: {
            initial: "loading",
            states: {
              loading: { on: { "game.ready": "ready", "window.loaded": "shown" }, after: { timeout: "late" } },
              late: { on: { "game.ready": "ready", "window.loaded": "shown" } },
              shown: { on: { "game.ready": "ready" }, after: { timeout: "silent" } },
              silent: {
                on: { "game.ready": "ready" },
                after: { look: { target: "silent", reenter: true, actions: "invalidateIfSeen" } },
              },
              ready: { entry: [assign({ isReady: true }), "welcome"], on: { "game.ready": { actions: "welcome" } } },
            },
          },
          balance: {
            initial: "settled",
            states: {
              settled: { on: { "game.balanceDoubted": "resting", "game.roundEnded": "resting" } },
              resting: {
                entry: "invalidate",
                on: { "game.balanceDoubted": "owing", "game.roundEnded": "owing" },
                after: { rest: "settled" },
              },
              owing: { after: { rest: "resting" } },
            },
          },
          // A partner that closes lets who sits there play on, and is told of.
          partner: {
            initial: "looking",
            states: {
              looking: { entry: "invalidateGames", after: { askAgain: { target: "looking", reenter: true } } },
            },
          },
          round: { on: { "game.roundEnded": { actions: assign({ isInRound: false }) } } },
          exit: {
            initial: "staying",
            states: {
              staying: { on: { "leave.asked": "counting", "game.leaveAsked": "counting" } },
              counting: {
                tags: "asking",
                entry: assign({ figures: undefined }),
                on: { "play.continued": "staying" },
                invoke: {
                  id: "counting",
                  src: "count",
                  input: ({ context }) => context.openedAt,
                  onDone: [
                    { guard: succeeded, target: "asking", actions: assign({ figures: value }) },
                    { target: "asking" },
                  ],
                },
              },
              asking: { tags: "asking", on: { "play.continued": "staying" } },
            },
          },
        },
      },
      left: { type: "final" },
    },
  })
}
