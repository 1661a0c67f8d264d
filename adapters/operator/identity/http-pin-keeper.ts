import type { Unreachable } from "@fakham/core"
import {
  type CodeFailure,
  OtpExpired,
  OtpWrong,
  PinKeeper,
  type PinResetFailure,
  TooManyRequests,
} from "@fakham/core/identity"
import { Effect, Layer } from "effect"
import type { Client, HttpRefused } from "../client.ts"
import { otpsRequest, TriesLeft, usersChangePassword, usersForgotPassword } from "../wire/index.ts"
import { secondsToWait, unnamed } from "./identity-refusal.ts"
import { pinFailure } from "./pin-failure.ts"

/** Answers `PinKeeper` over the operator's main API. */
export const httpPinKeeper = (client: Client) =>
  Layer.succeed(PinKeeper, {
    sendCode: (owner) =>
      client.ask(otpsRequest, owner).pipe(
        Effect.mapError(codeFailure),
        Effect.map(({ data }) => data.refOtpCode),
      ),
    reset: ({ userName, phoneNumber, code, reference, pin }) =>
      client
        .ask(usersForgotPassword, {
          userName,
          phoneNumber,
          otpCode: code,
          refOtpCode: reference,
          newPassword: pin,
        })
        .pipe(Effect.mapError(resetFailure), Effect.asVoid),
    change: ({ oldPin, pin }) =>
      client
        .ask(usersChangePassword, { oldPassword: oldPin, newPassword: pin })
        .pipe(Effect.mapError(pinFailure), Effect.asVoid),
  })

const codeFailure = (failure: HttpRefused | Unreachable): CodeFailure =>
  failure._tag === "Refused" && failure.status === 429
    ? new TooManyRequests({ retryInSeconds: secondsToWait(failure) })
    : unnamed(failure)

const resetFailure = (failure: HttpRefused | Unreachable): PinResetFailure => {
  if (failure._tag === "Unreachable") return failure
  if (failure.code === "otpExpired") return new OtpExpired()
  if (failure.code !== "otpWrong") return codeFailure(failure)
  return new OtpWrong({ triesLeft: failure.details(TriesLeft)?.triesLeft })
}
