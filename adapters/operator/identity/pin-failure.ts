import { AttemptsUsedUp, type Unreachable } from "@fakham/core"
import { type PinChangeFailure, WrongPin } from "@fakham/core/identity"
import type { HttpRefused } from "../client.ts"
import { AttemptsLeft, Locked } from "../wire/index.ts"
import { unnamed } from "./identity-refusal.ts"

/** An operator may call a wrong old PIN what it calls one at the login. */
const wrongPin = new Set(["oldPasswordWrong", "invalidLoginCredential"])

/** Why a PIN that a session gives again is not taken. */
export const pinFailure = (failure: HttpRefused | Unreachable): PinChangeFailure => {
  if (failure._tag === "Unreachable") return failure
  const { code = "" } = failure
  if (wrongPin.has(code)) return new WrongPin({ attemptsLeft: failure.details(AttemptsLeft)?.attemptsLeft })
  if (code !== "loginAttemptCountReachLimit") return unnamed(failure)
  return new AttemptsUsedUp({ unlocksInSeconds: failure.details(Locked)?.unlocksInSeconds })
}
