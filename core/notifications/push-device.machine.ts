import { Effect } from "effect"
import { assign, setup } from "xstate"
import { failedWith, fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import { present } from "../machine/present.ts"
import type { Instant } from "../time/bangkok.ts"
import { NotificationKinds, type NotificationSettings } from "./kind-settings.ts"
import { type KnownDevice, PushDevice, ReachedDevices } from "./push-device.ts"

type Context = {
  readonly device: KnownDevice | undefined
  readonly settings: NotificationSettings | undefined
  /** What the browser gave, while the operator does not have it for sure. */
  readonly token: string | undefined
}
export type PushDeviceEvent =
  | { readonly type: "push.wanted" }
  | { readonly type: "push.declined" }
  | { readonly type: "retry.requested" }

type Tools = { readonly now: () => Instant }

const save = (token: string) => ReachedDevices.use((devices) => devices.save(token))

/** Whether this browser tells a player what happens while the site is closed, and how it comes to do so. */
export const makePushDevice = (runtime: Runtime<NotificationKinds | PushDevice | ReachedDevices>, { now }: Tools) =>
  setup({
    types: {} as { context: Context; events: PushDeviceEvent; tags: "busy" },
    actors: {
      look: fromProgram(runtime, () =>
        Effect.all({
          device: PushDevice.use(({ look }) => look),
          settings: NotificationKinds.use(({ read }) => read),
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
    },
    guards: {
      cannot: ({ context: { device, settings } }) =>
        device?.permission === "missing" || settings?.publicKey === undefined,
      isDenied: ({ context }) => context.device?.permission === "denied",
      isReached: ({ context }) => context.device?.permission === "granted" && context.device.token !== undefined,
    },
    actions: {
      learnNo: assign(({ context: { device, token } }) => ({
        device: { ...present(device), token: undefined, declinedAt: now() },
        token: device?.token ?? token,
      })),
    },
  }).createMachine({
    id: "pushDevice",
    context: { device: undefined, settings: undefined, token: undefined },
    initial: "looking",
    states: {
      looking: {
        tags: "busy",
        invoke: {
          id: "looking",
          src: "look",
          onDone: [
            { guard: succeeded, target: "looked", actions: assign(({ event }) => value({ event })) },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { guard: failedWith("NotOffered"), target: "missing" },
            { target: "unreachable" },
          ],
        },
      },
      looked: {
        always: [
          { guard: "cannot", target: "missing" },
          { guard: "isDenied", target: "blocked" },
          { guard: "isReached", target: "renewing" },
          { target: "off" },
        ],
      },
      /** The operator may have forgotten this browser since, as after a logout. */
      renewing: {
        invoke: { id: "renewing", src: "renew", input: ({ context }) => present(context.device?.token), onDone: "on" },
        on: { "push.declined": "declining" },
      },
      off: { on: { "push.wanted": "subscribing", "push.declined": "declining" } },
      subscribing: {
        tags: "busy",
        invoke: {
          id: "subscribing",
          src: "subscribe",
          input: ({ context }) => present(context.settings?.publicKey),
          onDone: [
            { guard: succeeded, target: "saving", actions: assign({ token: value }) },
            { guard: failedWith("PushRefused"), target: "blocked" },
            { guard: failedWith("PushDismissed"), target: "declining" },
            { target: "failed" },
          ],
        },
      },
      saving: {
        tags: "busy",
        invoke: {
          id: "saving",
          src: "save",
          input: ({ context }) => present(context.token),
          onDone: [
            {
              guard: succeeded,
              target: "on",
              actions: assign(({ context: { device, token } }) => ({
                device: { ...present(device), permission: "granted" as const, token },
              })),
            },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "unsaved" },
          ],
        },
      },
      declining: {
        tags: "busy",
        entry: "learnNo",
        invoke: {
          id: "declining",
          src: "decline",
          input: ({ context: { device, token } }) => ({ at: present(device?.declinedAt), token }),
          onDone: { target: "off", actions: assign({ token: undefined }) },
        },
      },
      on: { on: { "push.declined": "declining" } },
      /** The browser could not reach its own service. */
      failed: { on: { "push.wanted": "subscribing", "push.declined": "declining" } },
      /** The operator may not have heard of it. */
      unsaved: { on: { "push.wanted": "saving", "push.declined": "declining" } },
      /** Only the browser's own settings allow it again. */
      blocked: {},
      unreachable: { on: { "retry.requested": "looking" } },
      missing: {},
      unauthorized: { type: "final" },
    },
  })
