import { Effect, Layer } from "effect"
import { troubledWay } from "../../../operator/testing/trouble.ts"
import { WrongPin } from "../../pin/pin-keeper.port.ts"
import { Refused } from "../../refused.ts"
import type { Session } from "../../session.ts"
import {
  AlreadyThere,
  Authenticator,
  type Declined,
  PasskeyLogins,
  type PasskeyStorage,
  Passkeys,
} from "../passkeys.port.ts"

/** An operator that takes passkeys of one player, and a device that makes one for it and signs. */
export const passkeysOfADevice = ({ pin, session }: { readonly pin: string; readonly session: Session }) => {
  let known: ReadonlyArray<string> = []
  let onDevice: ReadonlyArray<string> = []
  let declined: Declined | undefined
  let isRemembered = false
  const way = troubledWay()
  const operator = Layer.mergeAll(
    Layer.succeed(Passkeys, {
      all: () => way.along(Effect.sync(() => known.map((id) => ({ id, userDevice: "" })))),
      ask: (given) =>
        way.along(given === pin ? Effect.succeed("make") : Effect.fail(new WrongPin({ attemptsLeft: 4 }))),
      add: (made) =>
        way.along(
          Effect.sync(() => {
            known = [...known, made]
          }),
        ),
      remove: (id) =>
        way.along(
          Effect.suspend(() => {
            if (!known.includes(id)) return Effect.fail(new Refused({}))
            known = known.filter((one) => one !== id)
            return Effect.void
          }),
        ),
    }),
    Layer.succeed(PasskeyLogins, {
      ask: () => way.along(Effect.succeed("sign")),
      login: (signed) => way.along(known.includes(signed) ? Effect.succeed(session) : Effect.fail(new Refused({}))),
    }),
  )
  const device = Layer.succeed(Authenticator, {
    make: () =>
      Effect.suspend((): Effect.Effect<string, Declined | AlreadyThere> => {
        if (declined !== undefined) return Effect.fail(declined)
        if (onDevice.length > 0) return Effect.fail(new AlreadyThere())
        onDevice = ["a key"]
        return Effect.succeed("a key")
      }),
    sign: () => Effect.suspend(() => (declined === undefined ? Effect.succeed("a key") : Effect.fail(declined))),
  })
  const storage: PasskeyStorage = {
    remember: () => {
      isRemembered = true
    },
    forget: () => {
      isRemembered = false
    },
  }
  return {
    layer: Layer.mergeAll(operator, device),
    storage,
    isRemembered: () => isRemembered,
    meets: way.meets,
    declines: (failure: Declined | undefined) => {
      declined = failure
    },
  }
}
