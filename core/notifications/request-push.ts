import { Effect } from "effect"
import { fromProgram, type Runtime } from "../machine/actor.ts"
import type { Instant } from "../time/bangkok.ts"
import { NotificationKinds } from "./kind-settings.ts"
import { PushDevice, ReachedDevices } from "./push-device.ts"

export type PushPorts = NotificationKinds | PushDevice | ReachedDevices

const save = (token: string) => ReachedDevices.use((devices) => devices.save(token))

/** What is asked of the browser and of the operator, so that messages reach a player while the site is closed. */
export const pushRequests = (runtime: Runtime<PushPorts>) => ({
  look: fromProgram(runtime, () =>
    Effect.all({
      device: PushDevice.use(({ look }) => look()),
      settings: NotificationKinds.use(({ read }) => read()),
    }),
  ),
  subscribe: fromProgram(runtime, (publicKey: string) => PushDevice.use((device) => device.subscribe(publicKey))),
  renew: fromProgram(runtime, save),
  save: fromProgram(runtime, (token: string) =>
    Effect.andThen(
      save(token),
      PushDevice.use((device) => device.keep(token)),
    ),
  ),
  // The browser shows nothing more from then on; what the operator still sends is refused there and forgotten.
  decline: fromProgram(runtime, ({ at, token }: { readonly at: Instant; readonly token: string | undefined }) =>
    Effect.andThen(
      PushDevice.use((device) => device.decline(at)),
      token === undefined
        ? Effect.void
        : ReachedDevices.use((devices) => devices.forget(token).pipe(Effect.catch(() => Effect.void))),
    ),
  ),
})
