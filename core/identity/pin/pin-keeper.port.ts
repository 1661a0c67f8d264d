import { Context, Data, type Effect } from "effect"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { AttemptsUsedUp } from "../login/identity.ts"
import type { Refused } from "../refused.ts"

/** Whose PIN is forgotten, and the phone that is registered for them. */
export type PhoneOwner = { readonly userName: string; readonly phoneNumber: string }

/** A new PIN, and the code from the phone that allows it. */
export type PinReset = PhoneOwner & {
  readonly code: string
  /** What tells one code's message from another's. */
  readonly reference: string
  readonly pin: string
}

export type PinChange = { readonly oldPin: string; readonly pin: string }

export class OtpWrong extends Data.TaggedError("OtpWrong")<{
  /** Unknown when the operator does not say. */
  readonly triesLeft: number | undefined
}> {}

/** The code is too old, used, or missed too often: only another one helps. */
export class OtpExpired extends Data.TaggedError("OtpExpired") {}

export class TooManyRequests extends Data.TaggedError("TooManyRequests")<{
  /** Unknown when the operator does not say. */
  readonly retryInSeconds: number | undefined
}> {}

/** The PIN that is to be changed is another one. */
export class WrongPin extends Data.TaggedError("WrongPin")<{
  /** Unknown when the operator does not say. */
  readonly attemptsLeft: number | undefined
}> {}

export type CodeFailure = TooManyRequests | Refused | Unauthorized | Unreachable
export type PinResetFailure = OtpWrong | OtpExpired | CodeFailure
export type PinChangeFailure = WrongPin | AttemptsUsedUp | Refused | Unauthorized | Unreachable

/** Gives players another PIN: on proof of their phone, or of the old PIN. */
export class PinKeeper extends Context.Service<
  PinKeeper,
  {
    /** Sends a code to the phone and tells its reference. Says the same whether or not there is such a player. */
    readonly sendCode: (owner: PhoneOwner) => Effect.Effect<string, CodeFailure>
    readonly reset: (reset: PinReset) => Effect.Effect<void, PinResetFailure>
    readonly change: (change: PinChange) => Effect.Effect<void, PinChangeFailure>
  }
>()("core/identity/pin/PinKeeper") {}
