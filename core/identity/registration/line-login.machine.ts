import { type ActorRefFrom, assign, setup } from "xstate"
import { failedWith, failure, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import type { NotOffered } from "../../operator/failures.ts"
import type { Session } from "../session.ts"
import type { LineAccount } from "./line-account.ts"
import {
  isCancelled,
  isExpected,
  type LineCallback,
  type LineLogin,
  type LineLoginStorage,
  whoCame,
} from "./line-login.ts"
import { LineProvider } from "./line-provider.ts"
import type { Referral } from "./referral.ts"
import { type LineFailure, Registrar } from "./registrar.ts"

type Dependencies = {
  readonly newState: () => string
  readonly storage: LineLoginStorage
  /** The page that LINE leads back to. */
  readonly returnTo: string
}

type Entry = { readonly account: LineAccount } & Pick<LineLogin, "referral" | "ticket">

const failures = [
  { guard: failedWith("NotOffered"), target: "notOffered" },
  { guard: failedWith("Unreachable"), target: "unreachable", actions: { type: "noteFailure", params: failure } },
  { target: "refused", actions: { type: "noteFailure", params: failure } },
] as const

/** A way in with the account of a chat app, there and back. Entering again is safe: one LINE account is one player. */
export const makeLineLogin = (
  runtime: Runtime<Registrar | LineProvider>,
  { newState, storage, returnTo }: Dependencies,
) =>
  setup({
    types: {} as {
      context: LineLogin
      events: { readonly type: "start.requested" } | { readonly type: "retry.requested" }
      input: { readonly callback: LineCallback; readonly referral: Referral }
      tags: "busy"
      output: Session | undefined
    },
    actors: {
      start: fromProgram(runtime, () =>
        LineProvider.use((line) => {
          const state = newState()
          storage.remember(state)
          return line.start(state, returnTo)
        }),
      ),
      askProfile: fromProgram(runtime, (code: string) =>
        LineProvider.use((line) => {
          // What came back is looked at once.
          storage.remember(undefined)
          return line.profile(code, returnTo)
        }),
      ),
      enter: fromProgram(runtime, ({ account, referral, ticket }: Entry) =>
        Registrar.use((registrar) => registrar.enterByLine(account, referral, ticket)),
      ),
    },
    guards: {
      isCancelled: ({ context }) => isCancelled(context),
      isRefused: ({ context }) => context.callback.error !== undefined,
      comesFromHere: ({ context }) => context.callback.code === undefined,
      isExpected: ({ context }) => isExpected(context, storage.recall()),
      isNobody: ({ context }) => context.account === undefined,
      isNewcomer: ({ context }) => context.newcomer !== undefined,
    },
    actions: { noteFailure: assign((_, failed: LineFailure | NotOffered) => ({ failure: failed })) },
  }).createMachine({
    id: "lineLogin",
    context: ({ input }) => ({
      ...input,
      account: undefined,
      ticket: undefined,
      newcomer: undefined,
      address: undefined,
      failure: undefined,
      session: undefined,
    }),
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
            { guard: succeeded, target: "known", actions: assign(({ event }) => whoCame(value({ event }))) },
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
          input: ({ context }) => ({
            account: present(context.account),
            referral: context.referral,
            ticket: context.ticket,
          }),
          onDone: [
            { guard: succeeded, target: "signedIn", actions: assign({ session: value, failure: undefined }) },
            ...failures,
          ],
        },
      },
      // A code may have been spent by the question whose answer was lost: the way there is gone again.
      unreachable: {
        on: {
          "retry.requested": [{ guard: "isNobody", target: "starting" }, { target: "entering" }],
        },
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
