import { assign } from "xstate"
import { answer, failedWith, failure, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { type LaunchDependencies, type LaunchPorts, launchSetup } from "./launch-setup.ts"

/**
 * One visit to a partner's game. Whoever leaves, even while the seat is being taken, leaves at the operator's too, so
 * that no credit stays behind; that is repeated until it is answered, for leaving twice is leaving once.
 */
export const makeGameLaunch = (runtime: Runtime<LaunchPorts>, dependencies: LaunchDependencies) =>
  launchSetup(runtime, dependencies).createMachine({
    id: "gameLaunch",
    context: ({ input }) => ({ ...input, seat: undefined, failure: undefined }),
    invoke: [{ src: "subscribeToCash" }, { src: "subscribeToConnection" }, { src: "subscribeToPage" }],
    initial: "arriving",
    states: {
      arriving: { always: [{ guard: "isBack", target: "leaving" }, { target: "checking" }] },
      checking: {
        tags: "busy",
        entry: ["goOn", "forgetAll"],
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
            { guard: { type: "opensFramed", params: answer }, target: "framed", actions: assign({ seat: value }) },
            { guard: { type: "opensInPlace", params: answer }, target: "inPlace", actions: assign({ seat: value }) },
            { guard: succeeded, target: "refused", actions: "refuseSeat" },
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
          onDone: [{ guard: ({ event }) => event.output.wantsAgain, target: "checking" }, { target: "leaving" }],
        },
      },
      inPlace: {
        entry: ["keepInPlace", "noteOpened", "open"],
        on: { "page.shown": { target: "leaving", actions: "comeBack" }, "game.left": "leaving" },
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
      unreachable: { on: { "retry.requested": "checking", "connection.restored": "checking", "game.left": "leaving" } },
      leaving: {
        tags: "busy",
        entry: "forgetAll",
        on: { "game.left": { actions: "goOn" } },
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
        on: { "retry.requested": "leaving", "connection.restored": "leaving", "game.left": { actions: "goOn" } },
        after: { retry: "leaving" },
      },
      /** Back from a game that had taken the place of the page; it can be opened again. */
      back: { entry: ["forgetSeat", "invalidateCash"], on: { "retry.requested": "checking", "game.left": "left" } },
      left: { type: "final", entry: ["forgetSeat", "invalidateCash"] },
      unauthorized: { type: "final" },
    },
  })
