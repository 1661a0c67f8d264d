import { Result } from "effect"
import type { NotOffered } from "../../operator/failures.ts"
import type { Session } from "../session.ts"
import { username } from "../username.ts"
import { type LineAccount, lineAccount } from "./line-account.ts"
import type { LineProfile } from "./line-provider.ts"
import type { Referral } from "./referral.ts"
import type { LineFailure } from "./registrar.ts"

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

export type LineLogin = {
  readonly callback: LineCallback
  readonly referral: Referral
  readonly account: LineAccount | undefined
  /** What shows the operator that LINE vouched for the account. */
  readonly ticket: string | undefined
  readonly newcomer: (LineNewcomer & { readonly userName: string }) | undefined
  /** Where LINE asks for consent. */
  readonly address: string | undefined
  readonly failure: LineFailure | NotOffered | undefined
  readonly session: Session | undefined
}

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
