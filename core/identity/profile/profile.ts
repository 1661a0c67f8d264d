import { Context, type Effect, Result } from "effect"
import type { Unauthorized, Unreachable } from "../../operator/failures.ts"
import { type EmailFault, email } from "../email.ts"
import { faultOf, isFaultless } from "../fault.ts"
import { type PersonNameFault, personName } from "../person-name.ts"
import { type PhoneFault, phoneNumber } from "../phone.ts"
import type { Player } from "../player.ts"
import type { Refused } from "../refused.ts"

/** What players can change about themselves. */
export type Profile = Pick<Player, "avatar" | "email" | "lineId" | "name">
export type ProfileChange = Partial<Profile>

/** There is nothing to send: the operator would say "data is null". */
export type NothingGiven = "nothingGiven"

export type ProfileFaults = {
  readonly email: EmailFault | undefined
  readonly name: PersonNameFault | undefined
}

/** What differs from before and can be sent; what was left as it was is neither checked nor sent. */
export const profileChange = (
  known: Profile,
  typed: ProfileChange,
): Result.Result<ProfileChange, NothingGiven | ProfileFaults> => {
  const put: ProfileChange = {
    ...differing("avatar", known.avatar, typed.avatar),
    ...differing("email", known.email, typed.email),
    ...differing("lineId", known.lineId, typed.lineId),
    ...differing("name", known.name, typed.name?.replaceAll(/\s+/g, " ")),
  }
  if (Object.keys(put).length === 0) return Result.fail("nothingGiven")
  const faults: ProfileFaults = {
    email: put.email === undefined ? undefined : faultOf(email(put.email)),
    name: put.name === undefined ? undefined : faultOf(personName(put.name)),
  }
  return isFaultless(faults) ? Result.succeed(put) : Result.fail(faults)
}

const differing = (field: keyof Profile, before: string, typed: string | undefined): ProfileChange => {
  const text = typed?.trim()
  return text === undefined || text === before ? {} : { [field]: text }
}

export type PhoneNumberFault = NothingGiven | Exclude<PhoneFault, "required">

/** Another phone number, in ten digits. */
export const phoneNumberChange = (known: string, typed: string): Result.Result<string, PhoneNumberFault> => {
  if (typed.trim() === "") return Result.fail("nothingGiven")
  return Result.match(phoneNumber(typed), {
    onFailure: () => Result.fail("invalid"),
    onSuccess: (put) => (put === known ? Result.fail("nothingGiven") : Result.succeed(put)),
  })
}

export type ProfileFailure = Refused | Unauthorized | Unreachable

/** Keeps what players say about themselves. Saying the same twice is as good as once. */
export class ProfileKeeper extends Context.Service<
  ProfileKeeper,
  {
    readonly update: (change: ProfileChange) => Effect.Effect<void, ProfileFailure>
    readonly updatePhoneNumber: (phoneNumber: string) => Effect.Effect<void, ProfileFailure>
  }
>()("core/identity/profile/ProfileKeeper") {}
