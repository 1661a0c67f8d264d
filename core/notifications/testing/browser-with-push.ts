import { Effect, Layer } from "effect"
import { troubledWay } from "../../operator/testing/trouble.ts"
import { type KnownDevice, PushDevice, PushDismissed, PushFailed, PushRefused, ReachedDevices } from "../push-device.ts"

type Answer = "yes" | "no" | "none" | "noService"
const noes = { no: new PushRefused(), none: new PushDismissed(), noService: new PushFailed({}) }

/** A browser whose own question is answered as said, and an operator that keeps by what it is reached. */
export const browserWithPush = (at: Partial<KnownDevice> = {}, answer: Answer = "yes") => {
  const { along, meets } = troubledWay()
  const saved = new Set<string>()
  let device: KnownDevice = { permission: "unasked", token: undefined, declinedAt: undefined, ...at }
  return {
    meets,
    saved,
    device: () => device,
    answers: (next: Answer) => void (answer = next),
    layer: Layer.merge(
      Layer.succeed(PushDevice, {
        look: () => Effect.sync(() => device),
        subscribe: (publicKey) =>
          Effect.suspend(() =>
            answer === "yes" ? Effect.succeed(`token for ${publicKey}`) : Effect.fail(noes[answer]),
          ),
        keep: (token) => Effect.sync(() => void (device = { permission: "granted", token, declinedAt: undefined })),
        decline: (declinedAt) => Effect.sync(() => void (device = { ...device, token: undefined, declinedAt })),
      }),
      Layer.succeed(ReachedDevices, {
        save: (token) => along(Effect.sync(() => void saved.add(token))),
        forget: (token) => along(Effect.sync(() => void saved.delete(token))),
      }),
    ),
  }
}
