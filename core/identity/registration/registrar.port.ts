import { Context, Data, type Effect } from "effect"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { Refused } from "../refused.ts"
import type { Session } from "../session.ts"
import type { Challenge } from "./captcha.port.ts"
import type { LineAccount } from "./line-account.ts"
import type { Referral } from "./referral.ts"

export type Newcomer = {
  readonly userName: string
  readonly pin: string
  readonly phoneNumber: string
  readonly referral: Referral
  /** What the captcha gave, where the operator asks for one. */
  readonly captcha: string | undefined
  /** What shows that LINE vouched for them, so that they come in by LINE from then on. */
  readonly lineTicket: string | undefined
}

export class UsernameTaken extends Data.TaggedError("UsernameTaken") {}

/** Another player has this phone number, and the operator wants one player a number. */
export class PhoneTaken extends Data.TaggedError("PhoneTaken") {}

/** The operator could not make sure that this is no robot. */
export class CaptchaFailed extends Data.TaggedError("CaptchaFailed") {}

export type RegistrationFailure = UsernameTaken | PhoneTaken | CaptchaFailed | Refused | Unauthorized | Unreachable

export type LineFailure = Refused | Unauthorized | Unreachable

/** Makes players out of newcomers, and opens their first session. */
export class Registrar extends Context.Service<
  Registrar,
  {
    /** Registers a newcomer. The same key registers one and the same player, however often it is sent. */
    readonly register: (newcomer: Newcomer, key: string) => Effect.Effect<Session, RegistrationFailure>
    /** Whether another player has this username; not known where the operator does not tell. */
    readonly isTaken: (userName: string) => Effect.Effect<boolean, Unreachable>
    /** What is asked of a newcomer's device now; nothing where the operator asks for nothing. */
    readonly challenge: () => Effect.Effect<Challenge | undefined, Unreachable>
    /**
     * Opens the session of the player with this LINE account, shown by the operator's ticket where it gave one; whoever is
     * none yet becomes one.
     */
    readonly enterByLine: (
      account: LineAccount,
      referral: Referral,
      lineTicket: string | undefined,
    ) => Effect.Effect<Session, LineFailure>
  }
>()("core/identity/registration/Registrar") {}
