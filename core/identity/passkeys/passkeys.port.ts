import { Context, Data, type Effect } from "effect"
import type { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import type { AttemptsUsedUp } from "../login/identity.ts"
import type { WrongPin } from "../pin/pin-keeper.port.ts"
import type { Refused } from "../refused.ts"
import type { Session } from "../session.ts"

/** A key of a device, which opens the account beside the PIN. */
export type Passkey = {
  readonly id: string
  /** The user agent of what it was made with; empty where it is not told. */
  readonly userDevice: string
  readonly addedAt?: number | undefined
  readonly usedAt?: number | undefined
}

/** What an operator asks of a device, and what the device says to it: texts that pages only pass on. */
type AskedOfDevice = string
type SignedByDevice = string

/** The passkeys of a player. */
export class Passkeys extends Context.Service<
  Passkeys,
  {
    readonly all: () => Effect.Effect<ReadonlyArray<Passkey>, NotOffered | Unauthorized | Unreachable>
    /** Whoever adds one gives the PIN, as a session alone may be somebody else's. */
    readonly ask: (
      pin: string,
    ) => Effect.Effect<AskedOfDevice, WrongPin | AttemptsUsedUp | Refused | Unauthorized | Unreachable>
    readonly add: (made: SignedByDevice) => Effect.Effect<void, Refused | Unauthorized | Unreachable>
    readonly remove: (id: string) => Effect.Effect<void, Refused | Unauthorized | Unreachable>
  }
>()("core/identity/passkeys/Passkeys") {}

/** The way in by a passkey; which player it is, the passkey tells. */
export class PasskeyLogins extends Context.Service<
  PasskeyLogins,
  {
    readonly ask: () => Effect.Effect<AskedOfDevice, NotOffered | Refused | Unauthorized | Unreachable>
    readonly login: (signed: SignedByDevice) => Effect.Effect<Session, Refused | Unauthorized | Unreachable>
  }
>()("core/identity/passkeys/PasskeyLogins") {}

/** The player said no to the device, or waited too long. */
export class Declined extends Data.TaggedError("Declined") {}
/** The device has a passkey of this account already. */
export class AlreadyThere extends Data.TaggedError("AlreadyThere") {}
/** This browser has no passkeys, or none at this address. */
export class NotSupported extends Data.TaggedError("NotSupported") {}

/** Why a passkey was neither added nor removed. */
export type PasskeyFailure =
  | AlreadyThere
  | AttemptsUsedUp
  | Declined
  | NotSupported
  | Refused
  | Unauthorized
  | Unreachable
  | WrongPin

/** What keeps passkeys on this device. */
export class Authenticator extends Context.Service<
  Authenticator,
  {
    readonly make: (asked: AskedOfDevice) => Effect.Effect<SignedByDevice, Declined | AlreadyThere | NotSupported>
    readonly sign: (asked: AskedOfDevice) => Effect.Effect<SignedByDevice, Declined | NotSupported>
  }
>()("core/identity/passkeys/Authenticator") {}

/** Whether a passkey of this site is on this device, so that its login can offer it. */
export type PasskeyStorage = { readonly remember: () => void; readonly forget: () => void }
