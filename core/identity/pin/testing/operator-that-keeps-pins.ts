import { Effect, Layer, Result } from "effect"
import { troubledWay } from "../../../operator/testing/trouble.ts"
import { AttemptsUsedUp, loginAttempts } from "../../login/identity.ts"
import { checkedOtp, otpResendIn, otpTriesLeft, type SentOtp } from "../otp.ts"
import { OtpExpired, OtpWrong, PinKeeper, TooManyRequests, WrongPin } from "../pin-keeper.port.ts"

type Player = { readonly userName: string; readonly phoneNumber: string; pin: string }
type Message = SentOtp & { readonly phoneNumber: string; readonly reference: string }

/**
 * An operator that keeps one player's PIN and sends codes into an outbox: 100001 under reference R1, then 100002 …
 * It goes by the clock it is given, and counts what is missed.
 */
export const operatorThatKeepsPins = (player: Player, now: () => number) => {
  const outbox: Array<Message> = []
  const way = troubledWay()
  let open: Message | undefined
  let attempts = loginAttempts
  const sendCode = (owner: Pick<Player, "userName" | "phoneNumber">) =>
    Effect.suspend(() => {
      const wait = open === undefined ? 0 : otpResendIn(open, now())
      if (wait > 0) return Effect.fail(new TooManyRequests({ retryInSeconds: Math.ceil(wait / 1_000) }))
      const count = outbox.length + 1
      if (owner.userName !== player.userName || owner.phoneNumber !== player.phoneNumber) return Effect.succeed("R0")
      open = {
        phoneNumber: owner.phoneNumber,
        code: String(100_000 + count),
        reference: `R${count}`,
        sentAt: now(),
        missed: 0,
      }
      outbox.push(open)
      return Effect.succeed(open.reference)
    })
  return {
    /** The messages on the player's phone. */
    outbox,
    meets: way.meets,
    pin: () => player.pin,
    layer: Layer.succeed(PinKeeper, {
      sendCode: (owner) => way.along(sendCode(owner)),
      reset: ({ code, reference, pin }) =>
        way.along(
          Effect.suspend((): Effect.Effect<void, OtpWrong | OtpExpired> => {
            if (open === undefined || open.reference !== reference) return Effect.fail(new OtpExpired())
            const checked = checkedOtp(open, code, now())
            if (Result.isSuccess(checked)) {
              player.pin = pin
              open = undefined
              return Effect.void
            }
            if (checked.failure === "otpExpired") return Effect.fail(new OtpExpired())
            open = { ...open, missed: open.missed + 1 }
            return Effect.fail(new OtpWrong({ triesLeft: otpTriesLeft(open) }))
          }),
        ),
      change: ({ oldPin, pin }) =>
        way.along(
          Effect.suspend(() => {
            if (attempts > 0 && oldPin === player.pin) {
              player.pin = pin
              return Effect.void
            }
            attempts = Math.max(0, attempts - 1)
            return Effect.fail(
              attempts > 0
                ? new WrongPin({ attemptsLeft: attempts })
                : new AttemptsUsedUp({ unlocksInSeconds: undefined }),
            )
          }),
        ),
    }),
  }
}
