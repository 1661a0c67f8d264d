import { Effect, Option, Stream } from "effect"
import { assign, setup, spawnChild } from "xstate"
import { failedWith, fromFeed, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import type { Balance } from "../../site/live/balance.port.ts"
import { Identity } from "../login/identity.ts"
import { makeLogin } from "../login/login.machine.ts"
import type { PlayerRecord } from "../player.ts"
import { type Session, type SessionNews, StoredSession } from "../session.ts"
import { makePlayer } from "./player.machine.ts"

type Context = { readonly session: Session | undefined }

type Event =
  | { readonly type: "logout.requested" }
  /** Some call of this player was answered "unauthorized". */
  | { readonly type: "session.refused" }
  | { readonly type: "refusal.seen" }
  /** A guest became a player by another way than the login: by registering, or by LINE. */
  | { readonly type: "session.opened"; readonly session: Session }
  | SessionNews

/** Who uses this browser: a guest on the way to logging in, or a player, in all tabs at once. */
export const makeSession = (runtime: Runtime<Identity | StoredSession | PlayerRecord | Balance>) => {
  const remembered = StoredSession.use.bind(StoredSession)
  return setup({
    types: {} as { context: Context; events: Event; children: { login: "login"; player: "player" } },
    actors: {
      login: makeLogin(runtime),
      player: makePlayer(runtime),
      recall: fromProgram(runtime, () => remembered((storage) => storage.recall())),
      remember: fromProgram(runtime, (session: Session) => remembered((storage) => storage.remember(session))),
      forget: fromProgram(runtime, () => remembered((storage) => storage.forget())),
      forgetRefused: fromProgram(runtime, () => remembered((storage) => storage.forgetRefused())),
      subscribeToTabs: fromFeed(runtime, () => Stream.unwrap(remembered((storage) => Effect.succeed(storage.news())))),
      confirm: fromProgram(runtime, () => Identity.use((identity) => identity.confirm())),
      logout: fromProgram(runtime, (session: Session) => Identity.use((identity) => identity.logout(session))),
    },
    actions: {
      open: assign({ session: ({ event }) => ("session" in event ? event.session : undefined) }),
      drop: assign({ session: undefined }),
    },
  }).createMachine({
    id: "session",
    context: { session: undefined },
    invoke: { src: "subscribeToTabs" },
    initial: "recalling",
    states: {
      recalling: {
        on: { "session.openedElsewhere": { target: "player", actions: "open" } },
        invoke: {
          id: "recalling",
          src: "recall",
          onDone: [
            { guard: failedWith("UndecodableToken"), target: "forgetting" },
            {
              guard: ({ event }) => succeeded({ event }) && Option.isSome(value({ event })),
              target: "player",
              actions: assign({ session: ({ event }) => Option.getOrUndefined(value({ event })) }),
            },
            { target: "guest" },
          ],
        },
      },
      guest: {
        invoke: {
          id: "login",
          src: "login",
          onDone: { target: "entering", actions: assign({ session: ({ event }) => event.output }) },
        },
        on: {
          "session.opened": { target: "entering", actions: "open" },
          "session.openedElsewhere": { target: "player", actions: "open" },
        },
      },
      entering: {
        invoke: { id: "entering", src: "remember", input: ({ context }) => present(context.session), onDone: "player" },
      },
      player: {
        invoke: [
          { id: "player", src: "player", onDone: "refused" },
          { id: "confirming", src: "confirm", onDone: { guard: failedWith("Unauthorized"), target: "refused" } },
        ],
        on: {
          // Here it ends at once; telling the operator may take its time.
          "logout.requested": {
            target: "forgetting",
            actions: spawnChild("logout", { input: ({ context }) => present(context.session) }),
          },
          "session.refused": "refused",
          "session.closedElsewhere": { target: "guest", actions: "drop" },
          "session.openedElsewhere": { target: "player", reenter: true, actions: "open" },
        },
      },
      forgetting: {
        entry: "drop",
        invoke: { id: "forgetting", src: "forget", onDone: "guest" },
      },
      refused: {
        entry: "drop",
        invoke: { src: "forgetRefused" },
        on: {
          "refusal.seen": "guest",
          "session.openedElsewhere": { target: "player", actions: "open" },
        },
      },
    },
  })
}
