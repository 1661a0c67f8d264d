import { Result } from "effect"
import { assign, setup } from "xstate"
import type { PlayLimits } from "../../limits/play-limit.port.ts"
import { fromFeed, fromProgram, type Runtime } from "../../machine/actor.ts"
import { type ConnectionNews, type Connectivity, connectionNews } from "../../operator/connectivity.port.ts"
import type { Instant } from "../../time/bangkok.ts"
import { type BalanceChanged, balanceEvents, Cash } from "../../visit/cash.port.ts"
import { announcing } from "../../visit/changes.ts"
import { type Page, type PageEvent, pageEvents } from "../../visit/page.port.ts"
import { GameRefused, type GameSeat, Games, type LaunchFailure, type LaunchMode } from "../games.ts"
import type { GameChoice } from "../lobby/choice-page.ts"
import type { makeGameWindow } from "./game-window.machine.ts"
import { type Framing, launchModeOf } from "./launch-mode.ts"
import { mayPlay } from "./may-play.ts"

type Input = {
  readonly choice: GameChoice
  /** Whether the player comes back from a game that had taken the place of the page. */
  readonly isBack: boolean
}

type Event = BalanceChanged | ConnectionNews | PageEvent | { readonly type: "game.left" | "retry.requested" }

export type LaunchDependencies = {
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

type SeatAnswer = Result.Result<GameSeat, LaunchFailure>
export type LaunchPorts = Cash | Connectivity | Games | Page | PlayLimits

const unopenable = new GameRefused({ reason: "other", until: undefined })

/** Types for `setup` alone, which reads no value of it. */
const types: {
  readonly context?: Input & { readonly seat: GameSeat | undefined; readonly failure: LaunchFailure | undefined }
  readonly events?: Event
  readonly input?: Input
  readonly tags?: "busy"
  readonly children?: { gameWindow: "gameWindow" }
} = {}

/** The actors, guards and actions of a visit to a game. */
export const launchSetup = (
  runtime: Runtime<LaunchPorts>,
  { now, framing, gameWindow, open, storeSeat, noteOpened }: LaunchDependencies,
) =>
  setup({
    types,
    actors: {
      gameWindow,
      subscribeToCash: fromFeed(runtime, () => balanceEvents),
      subscribeToConnection: fromFeed(runtime, () => connectionNews),
      subscribeToPage: fromFeed(runtime, () => pageEvents),
      mayPlay: fromProgram(runtime, () => mayPlay(now)),
      launch: fromProgram(runtime, (choice: GameChoice) => Games.use((games) => games.launch(choice))),
      leave: fromProgram(runtime, () => Games.use((games) => games.leave())),
    },
    delays: { retry: 5_000, look: 10_000 },
    guards: {
      isBack: ({ context }) => context.isBack,
      hasMoney: () => runtime.runSync(Cash).now() !== 0,
      opensFramed: (_, seat: SeatAnswer) => Result.isSuccess(seat) && launchModeOf(seat.success, framing) === "frame",
      opensInPlace: (_, seat: SeatAnswer) =>
        Result.isSuccess(seat) && launchModeOf(seat.success, framing) === "sameTab",
      isUnopenable: ({ context }) => context.failure === unopenable,
    },
    actions: {
      forgetAll: assign({ seat: undefined, failure: undefined }),
      refuseSeat: assign({ failure: unopenable }),
      comeBack: assign({ isBack: true }),
      goOn: assign({ isBack: false }),
      noteOpened: ({ context: { choice } }) => noteOpened(choice),
      invalidateCash: announcing(runtime, ["balance"]),
      open: ({ context: { seat } }) => {
        if (seat !== undefined) open(seat)
      },
      keepFramed: () => storeSeat("frame"),
      keepInPlace: () => storeSeat("sameTab"),
      forgetSeat: () => storeSeat(undefined),
    },
  })
