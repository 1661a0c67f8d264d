import { type ActorRefFrom, assign, setup } from "xstate"
import { failedWith, failure, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import type { NotOffered } from "../../operator/failures.ts"
import * as login from "./line-login.ts"
import type { LineProvider } from "./line-provider.port.ts"
import type { LineFailure, Registrar } from "./registrar.port.ts"

const failures = [
  { guard: failedWith("NotOffered"), target: "notOffered" },
  { guard: failedWith("Unreachable"), target: "unreachable", actions: { type: "noteFailure", params: failure } },
  { target: "refused", actions: { type: "noteFailure", params: failure } },
] as const

/** A way in with the account of a chat app, there and back. Entering again is safe: one LINE account is one player. */
export const makeLineLogin = (runtime: Runtime<Registrar | LineProvider>, dependencies: login.LineLoginDependencies) =>
  setup({
    types: {} as login.LineLoginTypes,
    actors: login.lineLoginActors(runtime, dependencies),
    guards: {
      isCancelled: ({ context }) => login.isCancelled(context),
      isRefused: ({ context }) => context.callback.error !== undefined,
      comesFromHere: ({ context }) => context.callback.code === undefined,
      isExpected: ({ context }) => login.isExpected(context, dependencies.storage.recall()),
      isNobody: ({ context }) => context.account === undefined,
      isNewcomer: ({ context }) => context.newcomer !== undefined,
    },
    actions: { noteFailure: assign((_, failed: LineFailure | NotOffered) => ({ failure: failed })) },
  }).createMachine({
    id: "lineLogin",
    context: ({ input }) => login.lineLoginOf(input),
    initial: "judging",
    states: {
      judging: {
        always: [
          { guard: "isCancelled", target: "cancelled" },
          { guard: "isRefused", target: "refused" },
          { guard: "comesFromHere", target: "starting" },
          { guard: "isExpected", target: "askingProfile" },
          { target: "unexpected" },
        ],
      },
      starting: {
        tags: "busy",
        invoke: {
          id: "starting",
          src: "start",
          onDone: [{ guard: succeeded, target: "leaving", actions: assign({ address: value }) }, ...failures],
        },
      },
      askingProfile: {
        tags: "busy",
        invoke: {
          id: "askingProfile",
          src: "askProfile",
          input: ({ context }) => present(context.callback.code),
          onDone: [
            { guard: succeeded, target: "known", actions: assign(({ event }) => login.whoCame(value({ event }))) },
            ...failures,
          ],
        },
      },
      known: {
        always: [
          { guard: "isNobody", target: "refused" },
          { guard: "isNewcomer", target: "newcomer" },
          { target: "entering" },
        ],
      },
      entering: {
        tags: "busy",
        invoke: {
          id: "entering",
          src: "enter",
          input: ({ context }) => ({ ...context, account: present(context.account) }),
          onDone: [
            { guard: succeeded, target: "signedIn", actions: assign({ session: value, failure: undefined }) },
            ...failures,
          ],
        },
      },
      // A code may have been spent by the question whose answer was lost: the way there is gone again.
      unreachable: {
        on: { "retry.requested": [{ guard: "isNobody", target: "starting" }, { target: "entering" }] },
      },
      refused: { on: { "start.requested": "starting" } },
      cancelled: { on: { "start.requested": "starting" } },
      unexpected: { on: { "start.requested": "starting" } },
      notOffered: {},
      leaving: { tags: "busy" },
      newcomer: { type: "final" },
      signedIn: { type: "final" },
    },
    output: ({ context }) => context.session,
  })

export type LineLoginActor = ActorRefFrom<ReturnType<typeof makeLineLogin>>
