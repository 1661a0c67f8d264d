import { assign, setup } from "xstate"
import { failedWith, fromFeed, fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import { type ConnectionNews, connectionNews } from "../operator/connectivity.port.ts"
import { announcing, changesOf } from "../visit/changes.ts"
import { type PageEvent, pageEvents } from "../visit/page.port.ts"
import type { Around } from "../visit/visit.ts"
import { markedRead, type Notification, Notifications, unreadOf } from "./notification.ts"

type Context = {
  readonly data: ReadonlyArray<Notification> | undefined
  /** What is being marked as read. */
  readonly marking: ReadonlyArray<string>
  /** Whether it may not have been marked: no answer came. */
  readonly isMarkLost: boolean
}

/** What makes messages and switches out of date, or readable again. */
export type InboxNews = { readonly type: "data.invalidated" } | PageEvent | ConnectionNews
export type InboxEvent =
  | { readonly type: "message.opened"; readonly id: string }
  | { readonly type: "all.read" }
  | { readonly type: "retry.requested" }
  | InboxNews

const open = (messages: Context["data"], event: InboxEvent): ReadonlyArray<string> => {
  const unread = unreadOf(messages ?? [])
  if (event.type === "all.read") return unread
  return event.type === "message.opened" ? unread.filter((id) => id === event.id) : []
}

/**
 * A player's messages. What is marked as read is shown as read at once; when no answer comes, the messages are read again
 * and show what the operator has.
 */
export const makeInbox = (runtime: Runtime<Notifications | Around>) =>
  setup({
    types: {} as { context: Context; events: InboxEvent; tags: "busy" },
    actors: {
      connection: fromFeed(runtime, () => connectionNews),
      page: fromFeed(runtime, () => pageEvents),
      changes: fromFeed(runtime, () => changesOf(["language"], { type: "data.invalidated" })),
      read: fromProgram(runtime, () => Notifications.use(({ all }) => all())),
      mark: fromProgram(runtime, (ids: ReadonlyArray<string>) => Notifications.use(({ read }) => read(ids))),
    },
    actions: {
      announceMessages: announcing(runtime, ["messages"]),
      mark: assign(({ context: { data, marking }, event }) => {
        const opened = open(data, event)
        return { data: markedRead(data ?? [], opened), marking: [...marking, ...opened], isMarkLost: false }
      }),
    },
    guards: { marksAny: ({ context, event }) => open(context.data, event).length > 0 },
  }).createMachine({
    id: "inbox",
    context: { data: undefined, marking: [], isMarkLost: false },
    invoke: [{ src: "connection" }, { src: "page" }, { src: "changes" }],
    initial: "loading",
    states: {
      loading: {
        tags: "busy",
        invoke: {
          id: "loading",
          src: "read",
          onDone: [
            {
              guard: succeeded,
              target: "loaded",
              actions: [assign(({ event }) => ({ data: value({ event }) })), "announceMessages"],
            },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { guard: failedWith("NotOffered"), target: "notOffered" },
            { target: "failed" },
          ],
        },
      },
      loaded: {
        on: {
          "message.opened": { guard: "marksAny", target: "marking", actions: "mark" },
          "all.read": { guard: "marksAny", target: "marking", actions: "mark" },
          "data.invalidated": "loading",
          "page.shown": "loading",
        },
      },
      marking: {
        invoke: {
          id: "marking",
          src: "mark",
          input: ({ context }) => context.marking,
          onDone: [
            { guard: succeeded, target: "loaded", actions: [assign({ marking: [] }), "announceMessages"] },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "loading", actions: assign({ marking: [], isMarkLost: true }) },
          ],
        },
        on: {
          "message.opened": { guard: "marksAny", target: "marking", reenter: true, actions: "mark" },
          "all.read": { guard: "marksAny", target: "marking", reenter: true, actions: "mark" },
        },
      },
      failed: { on: { "retry.requested": "loading", "connection.restored": "loading" } },
      /** The operator sends no messages: asking again finds none. */
      notOffered: {},
      unauthorized: { type: "final" },
    },
  })
