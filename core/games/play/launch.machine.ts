import { Effect } from "effect"
import { assign, setup } from "xstate"
import { PlayLimits } from "../../limits/play-limits.ts"
import { failedWith, failure, fromFeed, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { type ConnectionNews, type Connectivity, connectionNews } from "../../operator/connectivity.ts"
import type { Instant } from "../../time/bangkok.ts"
import { type BalanceChanged, balanceEvents, Cash } from "../../visit/cash.ts"
import { announcing } from "../../visit/changes.ts"
import { type Page, type PageEvent, pageEvents } from "../../visit/page.ts"
import { GameRefused, type GameSeat, Games, type LaunchFailure, type LaunchMode } from "../games.ts"
import type { GameChoice } from "../lobby/choice-page.ts"
import type { makeGameWindow } from "./game-window.machine.ts"
import { type Framing, launchModeOf } from "./launch-mode.ts"
import { ownRefusal } from "./may-play.ts"

type Input = {
  readonly choice: GameChoice
  /** Whether the player comes back from a game that had taken the place of the page. */
  readonly isBack: boolean
}

type Context = Input & { readonly seat: GameSeat | undefined; readonly failure: LaunchFailure | undefined }

type Event = BalanceChanged | ConnectionNews | PageEvent | { readonly type: "game.left" | "retry.requested" }

type Dependencies = {
  readonly now: () => Instant
  /** Where this page is and what it may frame. */
  readonly framing: Framing
  readonly gameWindow: ReturnType<typeof makeGameWindow>
  /** Opens a seat in place of this page. */
  readonly open: (seat: GameSeat) => void
  /** Keeps that a seat is taken, and how; nothing once it is left. */
  readonly storeSeat: (mode: LaunchMode | undefined) => void
  readonly noteOpened: (choice: GameChoice) => void
}

const unopenable = new GameRefused({ reason: "other", until: undefined })

/**
 * One visit to a partner's game. Whoever leaves, even while the seat is being taken, leaves at the operator's too, so
 * that no credit stays behind; that is repeated until it is answered, for leaving twice is leaving once.
 */
export const makeGameLaunch = (
  runtime: Runtime<Cash | Connectivity | Games | Page | PlayLimits>,
  { now, framing, gameWindow, open, storeSeat, noteOpened }: Dependencies,
) => {
  /** Limits that cannot be read keep nobody out here: the operator asks them too. */
  const mayPlay = PlayLimits.use(({ read }) => read).pipe(
    Effect.catchTag(["NotOffered", "Unreachable"], () => Effect.undefined),
    Effect.flatMap((own) => {
      const refused = own && ownRefusal(own, now())
      return refused === undefined ? Effect.void : Effect.fail(refused)
    }),
  )
  const placeOf = (seat: GameSeat) => launchModeOf(seat, framing)
  return setup({
    types: {} as {
      context: Context
      events: Event
      input: Input
      tags: "busy"
      children: { gameWindow: "gameWindow" }
    },
    actors: {
      gameWindow,
      subscribeToCash: fromFeed(runtime, () => balanceEvents),
      subscribeToConnection: fromFeed(runtime, () => connectionNews),
      subscribeToPage: fromFeed(runtime, () => pageEvents),
      mayPlay: fromProgram(runtime, () => mayPlay),
      launch: fromProgram(runtime, (choice: GameChoice) => Games.use((games) => games.launch(choice))),
      leave: fromProgram(runtime, () => Games.use((games) => games.leave)),
    },
    delays: { retry: 5_000, look: 10_000 },
    guards: {
      isBack: ({ context }) => context.isBack,
      hasMoney: () => runtime.runSync(Cash).now() !== 0,
      isUnopenable: ({ context }) => context.failure === unopenable,
    },
    actions: {
      noteOpened: ({ context: { choice } }) => noteOpened(choice),
      invalidateCash: announcing(runtime, ["balance"]),
      open: ({ context: { seat } }) => {
        if (seat !== undefined) open(seat)
      },
      keepFramed: () => storeSeat("frame"),
      keepInPlace: () => storeSeat("sameTab"),
      forgetSeat: () => storeSeat(undefined),
    },
  }).createMachine({
    id: "gameLaunch",
    context: ({ input }) => ({ ...input, seat: undefined, failure: undefined }),
    invoke: [{ src: "subscribeToCash" }, { src: "subscribeToConnection" }, { src: "subscribeToPage" }],
    initial: "arriving",
    states: {
      arriving: { always: [{ guard: "isBack", target: "leaving" }, { target: "checking" }] },
      checking: {
        tags: "busy",
        entry: assign({ isBack: false, failure: undefined }),
        on: { "game.left": "left" },
        invoke: {
          id: "checking",
          src: "mayPlay",
          onDone: [
            { guard: succeeded, target: "permitted" },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "refused", actions: assign({ failure }) },
          ],
        },
      },
      permitted: { always: [{ guard: "hasMoney", target: "launching" }, { target: "withoutMoney" }] },
      withoutMoney: {
        entry: "invalidateCash",
        after: { look: { target: "withoutMoney", reenter: true } },
        on: { "balance.changed": { guard: "hasMoney", target: "launching" }, "game.left": "left" },
      },
      launching: {
        tags: "busy",
        on: { "game.left": "leaving" },
        invoke: {
          id: "launching",
          src: "launch",
          input: ({ context }) => context.choice,
          onDone: [
            {
              guard: ({ event }) => succeeded({ event }) && placeOf(value({ event })) === "frame",
              target: "framed",
              actions: assign({ seat: value }),
            },
            {
              guard: ({ event }) => succeeded({ event }) && placeOf(value({ event })) === "sameTab",
              target: "inPlace",
              actions: assign({ seat: value }),
            },
            { guard: succeeded, target: "refused", actions: assign({ failure: unopenable }) },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { guard: failedWith("GameRefused"), target: "refused", actions: assign({ failure }) },
            { guard: failedWith("NotOffered"), target: "notOffered" },
            { target: "unreachable", actions: assign({ failure }) },
          ],
        },
      },
      framed: {
        entry: ["keepFramed", "noteOpened"],
        on: { "game.left": "leaving", "connection.restored": { actions: "invalidateCash" } },
        invoke: {
          id: "gameWindow",
          src: "gameWindow",
          input: ({ context }) => ({ origin: context.seat?.origin ?? "" }),
          onDone: [
            { guard: ({ event }) => event.output.wantsAgain, target: "checking", actions: assign({ seat: undefined }) },
            { target: "leaving" },
          ],
        },
      },
      inPlace: {
        entry: ["keepInPlace", "noteOpened", "open"],
        on: { "page.shown": { target: "leaving", actions: assign({ isBack: true }) }, "game.left": "leaving" },
      },
      // A seat that cannot be opened was taken all the same.
      refused: {
        on: {
          "retry.requested": "checking",
          "game.left": [{ guard: "isUnopenable", target: "leaving" }, { target: "left" }],
        },
      },
      notOffered: { on: { "game.left": "left" } },
      // The seat may have been taken all the same, so it is left too.
      unreachable: {
        on: { "retry.requested": "checking", "connection.restored": "checking", "game.left": "leaving" },
      },
      leaving: {
        tags: "busy",
        entry: assign({ seat: undefined, failure: undefined }),
        on: { "game.left": { actions: assign({ isBack: false }) } },
        invoke: {
          id: "leaving",
          src: "leave",
          onDone: [
            { guard: ({ event, context }) => succeeded({ event }) && context.isBack, target: "back" },
            { guard: succeeded, target: "left" },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "stillInside", actions: assign({ failure }) },
          ],
        },
      },
      stillInside: {
        on: {
          "retry.requested": "leaving",
          "connection.restored": "leaving",
          "game.left": { actions: assign({ isBack: false }) },
        },
        after: { retry: "leaving" },
      },
      /** Back from a game that had taken the place of the page; it can be opened again. */
      back: { entry: ["forgetSeat", "invalidateCash"], on: { "retry.requested": "checking", "game.left": "left" } },
      left: { type: "final", entry: ["forgetSeat", "invalidateCash"] },
      unauthorized: { type: "final" },
    },
  })
}
