import { Unreachable } from "@fakham/core"
import type { OwnerProof } from "@fakham/core/identity"
import { Effect } from "effect"
import type { Client, Refused } from "./client.ts"

/** Where the owner of the account is asked, and from where their answer is taken once. */
export type OwnerDesk = {
  readonly asked: (path: string, refused: Refused) => void
  readonly take: (path: string) => OwnerProof | undefined
  readonly answered: () => void
}

/** What takes no key, and is asked for all the same; the wire's own names would bring its schemas to every page. */
const keyless = /\/users(?:-banks\.create|\.phone-number\.update)$/

/**
 * The same client, before which an operator may want the owner of the account: what it refuses for that leaves its question
 * at the desk, and goes again with what the owner has answered there.
 */
export const askingOwner = (client: Client, desk: OwnerDesk, isKeyed = false): Client => ({
  ...client,
  as: (token) => askingOwner(client.as(token), desk, isKeyed),
  keyed: (key) => askingOwner(client.keyed(key), desk, true),
  within: (timeout) => askingOwner(client.within(timeout), desk, isKeyed),
  timing: (clock) => askingOwner(client.timing(clock), desk, isKeyed),
  ask: (call, ...input) =>
    Effect.suspend(() => {
      if (!isKeyed && !keyless.test(call.path)) return client.ask(call, ...input)
      const proof = desk.take(call.path)
      if (proof === undefined)
        return Effect.mapError(client.ask(call, ...input), (failure) => heard(desk, call.path, failure, false))
      return client
        .proving({
          password: proof.pin,
          ...(proof.code === "" ? {} : { otpCode: proof.code, refOtpCode: proof.reference }),
        })
        .ask(call, ...input)
        .pipe(
          Effect.mapError((failure) => heard(desk, call.path, failure, true)),
          Effect.tapError((failure) => Effect.sync(() => wants(failure) || desk.answered())),
          Effect.tap(() => Effect.sync(desk.answered)),
        )
    }),
})

/** Refusals for want of the owner, and of what the owner has shown. */
const asks = /^(?:pin|otp)Required$/
const misses =
  /^(?:oldPasswordWrong|invalidLoginCredential|loginAttemptCountReachLimit|otpWrong|otpExpired|tooManyRequests)$/

const wants = (failure: Refused | Unreachable) => failure._tag === "Unreachable" && failure.wantsOwner === true

const heard = (desk: OwnerDesk, path: string, failure: Refused | Unreachable, isProved: boolean) => {
  if (failure._tag === "Unreachable") return failure
  const { code = "" } = failure
  if (!asks.test(code) && !(isProved && misses.test(code))) return failure
  desk.asked(path, failure)
  return new Unreachable({ wantsOwner: true })
}
