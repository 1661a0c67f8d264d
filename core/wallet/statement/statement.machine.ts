import type { Effect } from "effect"
import { assign, setup } from "xstate"
import { failedWith, fromFeed, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { present } from "../../machine/present.ts"
import { type ConnectionNews, type Connectivity, connectionNews } from "../../operator/connectivity.port.ts"
import type { NotOffered, Unauthorized, Unreachable } from "../../operator/failures.ts"
import { changesOf } from "../../visit/changes.ts"
import type { Narrowing } from "./day-totals.ts"
import * as page from "./statement-page.ts"
import type { DaySpan } from "./windows.ts"

type Refresh = { readonly type: "data.invalidated" } | ConnectionNews
export type StatementEvent =
  | { readonly type: "span.chosen"; readonly span: DaySpan }
  | { readonly type: "filter.chosen"; readonly filter: Narrowing }
  | { readonly type: "more.requested" }
  | { readonly type: "retry.requested" }
  | Refresh

/** What is wanted from the beginning: all of the usual days, where nothing is said. */
export type StatementInput = { readonly span?: DaySpan | undefined; readonly filter?: Narrowing | undefined }

type Context = {
  /** Nothing stands for the usual days. */
  readonly chosen: DaySpan | undefined
  readonly filter: Narrowing
  readonly data: page.LoadedStatement | undefined
}

const cashNews = changesOf<Refresh>(["cash"], { type: "data.invalidated" })

/**
 * A statement page by page: its sums and its first rows at once, the rows after them as they are reached. What has come
 * stays on show, in its place, while the first page is read again.
 */
export const makeStatement = <Ports>(
  runtime: Runtime<Ports | Connectivity>,
  read: (asked: page.PageAsked) => Effect.Effect<page.PageOfSpan, NotOffered | Unauthorized | Unreachable, Ports>,
) =>
  setup({
    types: {} as { context: Context; events: StatementEvent; input: StatementInput; tags: "busy" },
    actors: {
      read: fromProgram(runtime, read),
      subscribeToConnection: fromFeed(runtime, () => connectionNews),
      subscribeToCash: fromFeed(runtime, () => cashNews),
    },
    actions: {
      choose: assign(({ event }) => (event.type === "span.chosen" ? { chosen: event.span, data: undefined } : {})),
      begin: assign(({ context: { data, filter } }, first: page.PageOfSpan) => ({
        data: page.withFirstPage(data, first, page.typesToAsk(data, filter)),
      })),
      append: assign(({ context }, next: page.PageOfSpan) => ({
        data: page.withNextPage(present(context.data), next),
      })),
    },
    guards: {
      isHere: ({ context: { data, filter } }) => data !== undefined && page.rowsWithin(data, filter) !== undefined,
      hasMore: ({ context: { data } }) => data?.rows.next !== undefined,
    },
  }).createMachine({
    id: "statement",
    context: ({ input }) => ({ chosen: input.span, filter: input.filter ?? "all", data: undefined }),
    invoke: [{ src: "subscribeToConnection" }, { src: "subscribeToCash" }],
    on: {
      "span.chosen": { target: ".loading", reenter: true, actions: "choose" },
      "filter.chosen": { target: ".narrowing", actions: assign({ filter: ({ event }) => event.filter }) },
    },
    initial: "loading",
    states: {
      /** What the filter lets through may have come already. */
      narrowing: { always: [{ guard: "isHere", target: "loaded" }, { target: "loading" }] },
      loading: {
        tags: "busy",
        invoke: {
          id: "loading",
          src: "read",
          input: ({ context: { chosen, data, filter } }) => page.firstPageOf(chosen, data, filter),
          onDone: [
            { guard: succeeded, target: "narrowing", actions: { type: "begin", params: value } },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { guard: failedWith("NotOffered"), target: "notOffered" },
            { target: "failed" },
          ],
        },
      },
      loaded: { on: { "more.requested": { guard: "hasMore", target: "loadingMore" }, "data.invalidated": "loading" } },
      loadingMore: {
        tags: "busy",
        invoke: {
          id: "loadingMore",
          src: "read",
          input: ({ context }) => page.nextPageOf(present(context.data)),
          onDone: [
            { guard: succeeded, target: "loaded", actions: { type: "append", params: value } },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { target: "moreFailed" },
          ],
        },
        on: { "data.invalidated": "loading" },
      },
      moreFailed: {
        on: { "more.requested": "loadingMore", "connection.restored": "loadingMore", "data.invalidated": "loading" },
      },
      failed: { on: { "retry.requested": "loading", "more.requested": "loading", "connection.restored": "loading" } },
      notOffered: {},
      unauthorized: { type: "final" },
    },
  })
