import { and, assign, setup } from "xstate"
import { failedWith, fromFeed, fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import { present } from "../machine/present.ts"
import { connectionNews } from "../operator/connectivity.port.ts"
import { pageEvents } from "../visit/page.port.ts"
import type { Around } from "../visit/visit.ts"
import type { InboxNews } from "./inbox.machine.ts"
import { type KindSetting, NotificationKinds, type NotificationSettings, withKind } from "./kind-settings.ts"

type Context = {
  readonly data: NotificationSettings | undefined
  /** What is switched one after the other: the first is being asked for. */
  readonly wanted: ReadonlyArray<KindSetting>
  /** Whether the last switch may not have been made: no answer came. */
  readonly isSwitchLost: boolean
}
export type NotificationKindsEvent =
  | ({ readonly type: "kind.switched" } & KindSetting)
  | { readonly type: "retry.requested" }
  | InboxNews

/**
 * The switches of what a player is sent. What is tapped while one is being switched waits for it; of each kind the last
 * tap counts. When one gets no answer, it is not switched again, nor are those after it: what counts is read.
 */
export const makeNotificationKinds = (runtime: Runtime<NotificationKinds | Around>) =>
  setup({
    types: {} as { context: Context; events: NotificationKindsEvent; tags: "busy" },
    guards: {
      areKnown: ({ context }) => context.data !== undefined,
      areMoreWanted: ({ context }) => context.wanted.length > 1,
    },
    actors: {
      connection: fromFeed(runtime, () => connectionNews),
      page: fromFeed(runtime, () => pageEvents),
      read: fromProgram(runtime, () => NotificationKinds.use(({ read }) => read())),
      switch: fromProgram(runtime, (wanted: KindSetting) => NotificationKinds.use((kinds) => kinds.switch(wanted))),
    },
    actions: {
      want: assign(({ context: { data, wanted }, event }) => {
        if (event.type !== "kind.switched") return {}
        const last = { kind: event.kind, isOn: event.isOn }
        const before = wanted.filter(({ kind }, index) => index === 0 || kind !== last.kind)
        return { wanted: [...before, last], data: data && withKind(data, last), isSwitchLost: false }
      }),
    },
  }).createMachine({
    id: "notificationKinds",
    context: { data: undefined, wanted: [], isSwitchLost: false },
    invoke: [{ src: "connection" }, { src: "page" }],
    initial: "loading",
    states: {
      loading: {
        tags: "busy",
        invoke: {
          id: "loading",
          src: "read",
          onDone: [
            { guard: succeeded, target: "loaded", actions: assign({ data: value }) },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { guard: failedWith("NotOffered"), target: "notOffered" },
            { target: "failed" },
          ],
        },
        // What is read anew meanwhile would be what counted before.
        on: { "kind.switched": { guard: "areKnown", target: "switching", actions: "want" } },
      },
      loaded: {
        on: {
          "kind.switched": { target: "switching", actions: "want" },
          "data.invalidated": "loading",
          "page.shown": "loading",
        },
      },
      switching: {
        tags: "busy",
        invoke: {
          id: "switching",
          src: "switch",
          input: ({ context }) => present(context.wanted[0]),
          onDone: [
            {
              guard: and([succeeded, "areMoreWanted"]),
              target: "switching",
              reenter: true,
              actions: assign(({ context, event }) => {
                const [, ...wanted] = context.wanted
                return { wanted, data: wanted.reduce(withKind, value({ event })) }
              }),
            },
            { guard: succeeded, target: "loaded", actions: assign({ data: value, wanted: [] }) },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "loading", actions: assign({ isSwitchLost: true, wanted: [] }) },
          ],
        },
        on: { "kind.switched": { actions: "want" } },
      },
      failed: {
        on: {
          "kind.switched": { guard: "areKnown", target: "switching", actions: "want" },
          "retry.requested": "loading",
          "connection.restored": "loading",
        },
      },
      /** The operator has no such switches. */
      notOffered: {},
      unauthorized: { type: "final" },
    },
  })
