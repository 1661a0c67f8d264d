import type { Stream } from "effect"
import { assign, setup } from "xstate"
import { failedWith, fromFeed, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { noNews } from "../../machine/no-news.ts"
import type { ConnectionNews } from "../../operator/connectivity.port.ts"
import { PoyArchive, type PoyPage, type PoySearch } from "./poy-archive.port.ts"

type Narrowed = Omit<PoySearch, "page">

type Context = {
  readonly search: PoySearch
  /** The page that was read last; it stays on show while another one is read. */
  readonly data: (PoyPage & { readonly search: PoySearch }) | undefined
}

type News =
  /** Something may have happened to a slip. */
  { readonly type: "data.invalidated" } | ConnectionNews

const narrowings = ["betGroup", "betType", "betId", "status", "day", "idPart"] as const

type Event =
  /** In the place of all that was asked for, from the first page on. */
  | { readonly type: "search.chosen"; readonly search: Narrowed }
  | { readonly type: "page.chosen"; readonly page: number }
  | { readonly type: "retry.requested" }
  | News

/**
 * A player's slips, a page at a time, read again when a feed tells of something that may have happened to one. An
 * answer to an earlier question is dropped with its question.
 */
export const makePoyList = <Ports = never>(
  runtime: Runtime<PoyArchive | Ports>,
  feeds: ReadonlyArray<Stream.Stream<News, never, Ports>> = [],
) =>
  setup({
    types: {} as {
      context: Context
      events: Event
      input: Narrowed
      tags: "busy"
    },
    actors: {
      read: fromProgram(runtime, (search: PoySearch) => PoyArchive.use((archive) => archive.all(search))),
      subscribe: fromFeed(runtime, (at: number) => feeds[at] ?? noNews),
    },
    guards: {
      isAnother: ({ context }, search: Narrowed) =>
        narrowings.some((narrowing) => search[narrowing] !== context.search[narrowing]),
    },
  }).createMachine({
    id: "poyList",
    context: ({ input }) => ({ search: { ...input, page: 1 }, data: undefined }),
    invoke: feeds.map((_, at) => ({ src: "subscribe", input: at })),
    initial: "loading",
    on: {
      "search.chosen": {
        guard: { type: "isAnother", params: ({ event }) => event.search },
        target: ".loading",
        reenter: true,
        actions: assign({ search: ({ event }) => ({ ...event.search, page: 1 }) }),
      },
      "page.chosen": {
        target: ".loading",
        reenter: true,
        actions: assign({ search: ({ context, event }) => ({ ...context.search, page: event.page }) }),
      },
    },
    states: {
      loading: {
        tags: "busy",
        on: { "data.invalidated": { target: "loading", reenter: true } },
        invoke: {
          id: "loading",
          src: "read",
          input: ({ context }) => context.search,
          onDone: [
            {
              guard: succeeded,
              target: "shown",
              actions: assign({ data: ({ context, event }) => ({ ...value({ event }), search: context.search }) }),
            },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { guard: failedWith("NotOffered"), target: "notOffered" },
            { target: "failed" },
          ],
        },
      },
      shown: { on: { "data.invalidated": "loading" } },
      failed: {
        on: { "retry.requested": "loading", "connection.restored": "loading", "data.invalidated": "loading" },
      },
      /** The operator shows no slips at all. */
      notOffered: {},
      unauthorized: {},
    },
  })
