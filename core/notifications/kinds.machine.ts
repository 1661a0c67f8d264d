import type { Stream } from "effect"
import { assign, setup } from "xstate"
import { failedWith, fromFeed, fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import { noNews } from "../machine/no-news.ts"
import { present } from "../machine/present.ts"
import type { InboxNews } from "./inbox.machine.ts"
import { type KindSetting, NotificationKinds, type NotificationSettings, withKind } from "./kind-settings.ts"

type Context = {
  readonly settings: NotificationSettings | undefined
  readonly wanted: KindSetting | undefined
  /** Whether the last switch may not have been made: no answer came. */
  readonly isSwitchLost: boolean
}
export type NotificationKindsEvent =
  | ({ readonly type: "kind.switched" } & KindSetting)
  | { readonly type: "retry.requested" }
  | InboxNews

/** The switches of what a player is sent. One that got no answer is not switched again: what counts is read. */
export const makeNotificationKinds = (runtime: Runtime<NotificationKinds>, feed: Stream.Stream<InboxNews> = noNews) =>
  setup({
    types: {} as { context: Context; events: NotificationKindsEvent; tags: "busy" },
    guards: { areKnown: ({ context }) => context.settings !== undefined },
    actors: {
      follow: fromFeed(runtime, () => feed),
      read: fromProgram(runtime, () => NotificationKinds.use(({ read }) => read)),
      switch: fromProgram(runtime, (wanted: KindSetting) => NotificationKinds.use((kinds) => kinds.switch(wanted))),
    },
    actions: {
      want: assign(({ context: { settings }, event }) => {
        if (event.type !== "kind.switched") return {}
        const wanted = { kind: event.kind, isOn: event.isOn }
        return { wanted, settings: settings && withKind(settings, wanted), isSwitchLost: false }
      }),
    },
  }).createMachine({
    id: "notificationKinds",
    context: { settings: undefined, wanted: undefined, isSwitchLost: false },
    invoke: { src: "follow" },
    initial: "reading",
    states: {
      reading: {
        tags: "busy",
        invoke: {
          id: "reading",
          src: "read",
          onDone: [
            { guard: succeeded, target: "known", actions: assign({ settings: value }) },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { guard: failedWith("NotOffered"), target: "notOffered" },
            { target: "unreachable" },
          ],
        },
        // What is read anew meanwhile would be what counted before.
        on: { "kind.switched": { guard: "areKnown", target: "switching", actions: "want" } },
      },
      known: {
        on: { "kind.switched": { target: "switching", actions: "want" }, "data.doubted": "reading" },
      },
      switching: {
        tags: "busy",
        invoke: {
          id: "switching",
          src: "switch",
          input: ({ context }) => present(context.wanted),
          onDone: [
            { guard: succeeded, target: "known", actions: assign({ settings: value }) },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "reading", actions: assign({ isSwitchLost: true }) },
          ],
        },
      },
      unreachable: {
        on: {
          "kind.switched": { guard: "areKnown", target: "switching", actions: "want" },
          "retry.requested": "reading",
          "connection.restored": "reading",
        },
      },
      /** The operator has no such switches. */
      notOffered: {},
      unauthorized: { type: "final" },
    },
  })
