import { assign, setup } from "xstate"
import { failedWith, type Runtime, succeeded, value } from "../machine/actor.ts"
import { present } from "../machine/present.ts"
import type { Instant } from "../time/bangkok.ts"
import type { NotificationSettings } from "./kind-settings.ts"
import type { KnownDevice } from "./push-device.ts"
import { type PushPorts, pushRequests } from "./request-push.ts"

type Context = {
  readonly device: KnownDevice | undefined
  readonly settings: NotificationSettings | undefined
  /** What the browser gave, while the operator does not have it for sure. */
  readonly token: string | undefined
}
export type PushDeviceEvent = { readonly type: "push.wanted" | "push.declined" | "retry.requested" }

/** Whether this browser tells a player what happens while the site is closed, and how it comes to do so. */
export const makePushDevice = (runtime: Runtime<PushPorts>, { now }: { readonly now: () => Instant }) =>
  setup({
    types: {} as { context: Context; events: PushDeviceEvent; tags: "busy" },
    actors: pushRequests(runtime),
    guards: {
      cannot: ({ context: { device, settings } }) =>
        device?.permission === "missing" || settings?.publicKey === undefined,
      isDenied: ({ context }) => context.device?.permission === "denied",
      isReached: ({ context }) => context.device?.permission === "granted" && context.device.token !== undefined,
    },
    actions: {
      noteSaved: assign(({ context: { device, token } }) => ({
        device: { ...present(device), permission: "granted" as const, token },
      })),
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
            { guard: succeeded, target: "on", actions: "noteSaved" },
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
