import { Result } from "effect"
import { fromProgram, type Runtime } from "../../machine/actor.ts"
import type { NotOffered } from "../../operator/failures.ts"
import type { Session } from "../session.ts"
import { username } from "../username.ts"
import { type LineAccount, lineAccount } from "./line-account.ts"
import { type LineProfile, LineProvider } from "./line-provider.port.ts"
import type { Referral } from "./referral.ts"
import { type LineFailure, Registrar } from "./registrar.port.ts"

/** What LINE put into the address it led back to; nothing of it for whoever comes from this site. */
export type LineCallback = {
  readonly code?: string | undefined
  readonly state?: string | undefined
  readonly error?: string | undefined
}

/** Remembers, for this tab, the state that LINE has to bring back. */
export type LineLoginStorage = {
  readonly recall: () => string | undefined
  readonly remember: (state: string | undefined) => void
}

/** What LINE told of somebody who is no player yet. */
export type LineNewcomer = { readonly name: string; readonly ticket: string | undefined }

type LineLoginInput = { readonly callback: LineCallback; readonly referral: Referral }

export type LineLogin = LineLoginInput & {
  readonly account: LineAccount | undefined
  /** What shows the operator that LINE vouched for the account. */
  readonly ticket: string | undefined
  readonly newcomer: (LineNewcomer & { readonly userName: string }) | undefined
  /** Where LINE asks for consent. */
  readonly address: string | undefined
  readonly failure: LineFailure | NotOffered | undefined
  readonly session: Session | undefined
}

export type LineLoginTypes = {
  context: LineLogin
  events: { readonly type: "start.requested" } | { readonly type: "retry.requested" }
  input: LineLoginInput
  tags: "busy"
  output: Session | undefined
}

export const lineLoginOf = (input: LineLoginInput): LineLogin => ({
  ...input,
  account: undefined,
  ticket: undefined,
  newcomer: undefined,
  address: undefined,
  failure: undefined,
  session: undefined,
})

/** How LINE says that its user changed their mind. */
const cancelledByUser = "access_denied"

export const isCancelled = ({ callback }: LineLogin): boolean => callback.error === cancelledByUser

/** Only what this tab asked for is listened to: else a stranger's link would log people in as the stranger. */
export const isExpected = ({ callback }: LineLogin, awaited: string | undefined): boolean =>
  awaited !== undefined && callback.state === awaited

/** A username out of what LINE tells; nothing where none can be made of it. */
const suggestedUserName = ({ email, name }: LineAccount): string =>
  [email.split("@")[0] ?? "", name]
    .map((text) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, ""))
    .find((text) => Result.isSuccess(username(text))) ?? ""

/** Somebody without a LINE id is nobody: neither a player nor a newcomer. */
export const whoCame = (profile: LineProfile): Pick<LineLogin, "account" | "ticket" | "newcomer"> => {
  const account = Result.getOrUndefined(lineAccount(profile))
  const { ticket } = profile
  if (account === undefined || profile.isPlayer) return { account, ticket, newcomer: undefined }
  return { account, ticket, newcomer: { name: account.name, ticket, userName: suggestedUserName(account) } }
}

export type LineLoginDependencies = {
  readonly newState: () => string
  readonly storage: LineLoginStorage
  /** The page that LINE leads back to. */
  readonly returnTo: string
}

type Entering = Pick<LineLogin, "referral" | "ticket"> & { readonly account: LineAccount }

/** What is asked of LINE, and of the operator about whom LINE tells of. */
export const lineLoginActors = (
  runtime: Runtime<Registrar | LineProvider>,
  { newState, storage, returnTo }: LineLoginDependencies,
) => ({
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
  enter: fromProgram(runtime, ({ account, referral, ticket }: Entering) =>
    Registrar.use((registrar) => registrar.enterByLine(account, referral, ticket)),
  ),
})
