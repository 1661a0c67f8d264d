import { Result } from "effect"
import { assign, setup } from "xstate"
import { failedWith, failure, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import type { Session } from "../session.ts"
import { type LineAccount, lineAccount } from "./line-account.ts"
import type { Referral } from "./referral.ts"
import { type LineFailure, Registrar } from "./registrar.ts"

type Context = {
  readonly account: Result.Result<LineAccount, "lineIdMissing">
  readonly referral: Referral
  readonly failure: LineFailure | undefined
  readonly session: Session | undefined
}

/** A way in with the account of a chat app. Asking again is safe: one LINE account is one player. */
export const makeLineLogin = (runtime: Runtime<Registrar>) =>
  setup({
    types: {} as {
      context: Context
      events: { readonly type: "retry.requested" }
      input: { readonly profile: Partial<LineAccount>; readonly referral: Referral }
      tags: "busy"
      output: Session | undefined
    },
    actors: {
      enter: fromProgram(runtime, ({ account, referral }: { account: LineAccount; referral: Referral }) =>
        Registrar.use((registrar) => registrar.enterByLine(account, referral)),
      ),
    },
    guards: { isSomebody: ({ context }) => Result.isSuccess(context.account) },
  }).createMachine({
    id: "lineLogin",
    context: ({ input }) => ({
      account: lineAccount(input.profile),
      referral: input.referral,
      failure: undefined,
      session: undefined,
    }),
    initial: "judging",
    states: {
      judging: { always: [{ guard: "isSomebody", target: "entering" }, { target: "nobody" }] },
      entering: {
        tags: "busy",
        invoke: {
          id: "entering",
          src: "enter",
          input: ({ context }) => ({ account: Result.getOrThrow(context.account), referral: context.referral }),
          onDone: [
            { guard: succeeded, target: "signedIn", actions: assign({ session: value, failure: undefined }) },
            { guard: failedWith("Unreachable"), target: "unreachable", actions: assign({ failure }) },
            { target: "refused", actions: assign({ failure }) },
          ],
        },
      },
      unreachable: { on: { "retry.requested": "entering" } },
      refused: { on: { "retry.requested": "entering" } },
      nobody: { type: "final" },
      signedIn: { type: "final" },
    },
    output: ({ context }) => context.session,
  })
