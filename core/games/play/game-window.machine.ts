import { Stream } from "effect"
import { assign, setup } from "xstate"
import { type Figures, Played } from "../../limits/played.ts"
import { fromFeed, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import type { Instant } from "../../time/bangkok.ts"
import { announcing } from "../../visit/changes.ts"
import { type Page, type PageEvent, pageEvents } from "../../visit/page.ts"
import { type GameEvent, GameWindow, type SheetNews } from "./game-window.ts"
import type { SiteMessage } from "./messages.ts"

type Event =
  | PageEvent
  | GameEvent
  | SheetNews
  /** The page in the iframe has loaded, whatever it is. */
  | { readonly type: "window.loaded" }
  | { readonly type: "leave.asked" | "leave.confirmed" | "play.continued" | "retry.requested" }

type Context = {
  readonly origin: string
  readonly openedAt: Instant
  readonly isReady: boolean
  readonly isCovered: boolean
  /** Whether the player looks at the page, as far as it has said. */
  readonly isSeen: boolean
  /** Whether a stake is in play. */
  readonly isInRound: boolean
  /** The player would rather have the game opened once more than leave. */
  readonly wantsAgain: boolean
  /** What the visit has come to; nothing while it is counted, or when nobody could. */
  readonly figures: Figures | undefined
}

type Dependencies = {
  /** When the visit began: a page that is loaded anew goes on with it. */
  readonly openedAt: () => Instant
}

/**
 * A game in an iframe: hidden until it is ready or has loaded, paused under sheets, asked once more before it is left. What
 * a game says moves nothing but what is shown, and has the balance read once every two seconds at most.
 */
export const makeGameWindow = (runtime: Runtime<GameWindow | Page | Played>, { openedAt }: Dependencies) => {
  const post = (event: SiteMessage["event"], origin: string) => runtime.runSync(GameWindow).post(event, origin)
  return setup({
    types: {} as {
      context: Context
      events: Event
      input: Pick<Context, "origin">
      output: { readonly wantsAgain: boolean }
      tags: "asking"
    },
    actors: {
      said: fromFeed(runtime, (origin: string) => Stream.unwrap(GameWindow.useSync(({ said }) => said(origin)))),
      sheets: fromFeed(runtime, () => Stream.unwrap(GameWindow.useSync(({ sheets }) => sheets))),
      page: fromFeed(runtime, () => pageEvents),
      count: fromProgram(runtime, (since: Instant) => Played.use((played) => played.since(since))),
    },
    delays: { timeout: 10_000, look: 10_000, rest: 2_000, askAgain: 60_000 },
    guards: { isSeen: ({ context }) => context.isSeen },
    actions: {
      welcome: ({ context: { origin, isCovered } }) => {
        post("welcome", origin)
        if (isCovered) post("pause", origin)
      },
      invalidate: announcing(runtime, ["balance"]),
      invalidateGames: announcing(runtime, ["games"]),
      cover: assign({ isCovered: true }),
      uncover: assign({ isCovered: false }),
      postCover: ({ context: { origin, isReady, isCovered } }) => {
        if (isReady) post(isCovered ? "pause" : "resume", origin)
      },
    },
  }).createMachine({
    id: "gameWindow",
    context: ({ input: { origin } }) => ({
      origin,
      openedAt: openedAt(),
      isReady: false,
      isCovered: false,
      isSeen: true,
      isInRound: false,
      wantsAgain: false,
      figures: undefined,
    }),
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
                after: {
                  look: [
                    { guard: "isSeen", target: "silent", reenter: true, actions: "invalidate" },
                    { target: "silent", reenter: true },
                  ],
                },
              },
              ready: {
                entry: [assign({ isReady: true }), "welcome"],
                on: { "game.ready": { actions: "welcome" } },
              },
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
