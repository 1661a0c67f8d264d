import { Unreachable } from "@fakham/core"
import { Effect } from "effect"
import type { Client, HttpRefused } from "../client.ts"

/** Where the owner of the account is asked, and from where their answer is taken once, in the wire's fields. */
export type OwnerDesk = {
  readonly asked: (path: string, refused: HttpRefused) => void
  readonly take: (path: string) => Readonly<Record<string, string>> | undefined
  /** What was asked for is done or refused. */
  readonly answered: () => void
}

/** What takes no key, and is asked for all the same; the wire's own names would bring its schemas to every page. */
const keyless = /\/users(?:-banks\.create|\.phone-number\.update)$/

/** Refusals for want of the owner, and of what the owner has shown. */
const asks = /^(?:pin|otp)Required$/
const misses = /^(?:otp|oldPassword|invalidLogin|loginAttempt|tooManyRequests)/

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
      return (proof === undefined ? client : client.proving(proof)).ask(call, ...input).pipe(
        Effect.mapError((failure) => {
          const code = failure._tag === "Refused" && failure.code
          if (code && (asks.test(code) || (proof !== undefined && misses.test(code)))) {
            desk.asked(call.path, failure)
            return new Unreachable({ wantsOwner: true })
          }
          desk.answered()
          return failure
        }),
        Effect.map((answer) => {
          desk.answered()
          return answer
        }),
      )
    }),
})
