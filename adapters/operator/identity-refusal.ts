import { AttemptsUsedUp, type Unauthorized, type Unreachable } from "@fakham/core"
import { Refused as Denied, type PinChangeFailure, WrongPin } from "@fakham/core/identity"
import { failureForPlayer, type Refused } from "./client.ts"
import { isRefusal, saidIn } from "./refusal.ts"
import { AttemptsLeft, Locked, WaitSeconds } from "./wire/index.ts"

/** What a refusal means that has no name of its own: whether the operator said no, or nobody knows. */
export const unnamed = (failure: Refused | Unreachable): Denied | Unauthorized | Unreachable => {
  if (failure._tag === "Unreachable") return failure
  return isRefusal(failure) ? new Denied(saidIn(failure)) : failureForPlayer(failure)
}

/** How long the operator wants to be left alone; nothing when it does not say. */
export const secondsToWait = ({ told }: Refused): number | undefined => told(WaitSeconds)?.waitSeconds

/** An operator may call a wrong old PIN what it calls one at the login. */
const wrongPin = new Set(["oldPasswordWrong", "invalidLoginCredential"])

/** Why a PIN that a session gives again is not taken. */
export const pinFailure = (failure: Refused | Unreachable): PinChangeFailure => {
  if (failure._tag === "Unreachable") return failure
  const { code = "" } = failure
  if (wrongPin.has(code)) return new WrongPin({ attemptsLeft: failure.told(AttemptsLeft)?.attemptsLeft })
  if (code !== "loginAttemptCountReachLimit") return unnamed(failure)
  return new AttemptsUsedUp({ unlocksInSeconds: failure.told(Locked)?.unlocksInSeconds })
}
