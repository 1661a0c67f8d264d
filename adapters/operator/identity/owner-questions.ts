import { AttemptsUsedUp } from "@fakham/core"
import {
  OtpExpired,
  OtpWrong,
  type OwnerProof,
  type OwnerQuestion,
  TooManyRequests,
  WrongPin,
} from "@fakham/core/identity"
import type { HttpRefused } from "../client.ts"
import { AttemptsLeft, Locked, SentCode, TriesLeft } from "../wire/index.ts"
import { secondsToWait } from "./identity-refusal.ts"

/** What an operator wants of the owner, and says of what it was shown; by the names that it has for logins and codes. */
export const ownerQuestion = (refused: HttpRefused): OwnerQuestion => {
  switch (refused.code) {
    case "otpRequired": {
      const { refOtpCode: reference, phoneNumber = "" } = refused.details(SentCode) ?? {}
      return { asks: "code", sent: { reference: reference ?? "", phoneNumber } }
    }
    case "oldPasswordWrong":
    case "invalidLoginCredential":
      return { asks: "pin", failure: new WrongPin({ attemptsLeft: refused.details(AttemptsLeft)?.attemptsLeft }) }
    case "loginAttemptCountReachLimit":
      return {
        asks: "pin",
        failure: new AttemptsUsedUp({ unlocksInSeconds: refused.details(Locked)?.unlocksInSeconds }),
      }
    case "otpWrong":
      return { asks: "code", failure: new OtpWrong({ triesLeft: refused.details(TriesLeft)?.triesLeft }) }
    case "otpExpired":
      return { asks: "code", failure: new OtpExpired() }
    case "tooManyRequests":
      return { asks: "code", failure: new TooManyRequests({ retryInSeconds: secondsToWait(refused) }) }
    case undefined:
    default:
      return { asks: "pin" }
  }
}

/** What the owner has shown, in the fields that a call takes for it. */
export const ownerFields = ({ pin, code, reference }: OwnerProof): Readonly<Record<string, string>> => ({
  password: pin,
  ...(code === "" ? {} : { otpCode: code, refOtpCode: reference }),
})
