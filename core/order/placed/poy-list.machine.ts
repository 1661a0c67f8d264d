import type { Stream } from "effect"
import { assign, setup } from "xstate"
import type { BetGroup } from "../../lotto/group/bet-group.ts"
import { failedWith, fromFeed, fromProgram, type Runtime, succeeded, value } from "../../machine/actor.ts"
import { noNews } from "../../machine/no-news.ts"
import type { ConnectionNews } from "../../operator/connectivity.ts"
import type { PoyStatus } from "./placed-poy.ts"
import { PlacedPoys, type PoyPage, type PoySearch } from "./placed-poys.ts"

type Context = {
  readonly search: PoySearch
  /** The page that was read last; it stays on show while another one is read. */
  readonly shown: (PoyPage & { readonly search: PoySearch }) | undefined
}

type News =
  /** Something may have happened to a slip. */
  { readonly type: "data.doubted" } | ConnectionNews

type Event =
  | { readonly type: "status.chosen"; readonly status: PoyStatus | undefined }
  | { readonly type: "group.chosen"; readonly betGroup: BetGroup | undefined }
  | { readonly type: "page.chosen"; readonly page: number }
  | { readonly type: "retry.requested" }
  | News

/**
 * A player's slips, a page at a time, read again when the feed tells of something that may have happened to one. An
 * answer to an earlier question is dropped with its question.
 */
export const makePoyList = (runtime: Runtime<PlacedPoys>, feed: Stream.Stream<News> = noNews) =>
  setup({
    types: {} as {
      context: Context
      events: Event
      input: Pick<PoySearch, "betGroup" | "betType">
      tags: "busy"
    },
    actors: {
      read: fromProgram(runtime, (search: PoySearch) => PlacedPoys.use((poys) => poys.all(search))),
      follow: fromFeed(runtime, () => feed),
    },
    actions: {
      ask: assign({ search: ({ context }, change: Partial<PoySearch>) => ({ ...context.search, page: 1, ...change }) }),
    },
  }).createMachine({
    id: "poyList",
    context: ({ input: { betGroup, betType } }) => ({
      search: { betGroup, betType, status: undefined, page: 1 },
      shown: undefined,
    }),
    invoke: { src: "follow" },
    initial: "reading",
    on: {
      "status.chosen": {
        target: ".reading",
        reenter: true,
        actions: { type: "ask", params: ({ event: { status } }) => ({ status }) },
      },
      "group.chosen": {
        target: ".reading",
        reenter: true,
        actions: { type: "ask", params: ({ event: { betGroup } }) => ({ betGroup, betType: undefined }) },
      },
      "page.chosen": {
        target: ".reading",
        reenter: true,
        actions: { type: "ask", params: ({ event: { page } }) => ({ page }) },
      },
    },
    states: {
      reading: {
        tags: "busy",
        on: { "data.doubted": { target: "reading", reenter: true } },
        invoke: {
          id: "reading",
          src: "read",
          input: ({ context }) => context.search,
          onDone: [
            {
              guard: succeeded,
              target: "shown",
              actions: assign({ shown: ({ context, event }) => ({ ...value({ event }), search: context.search }) }),
            },
            { guard: failedWith("Unauthorized"), target: "unauthorized" },
            { guard: failedWith("NotOffered"), target: "notOffered" },
            { target: "unreachable" },
          ],
        },
      },
      shown: { on: { "data.doubted": "reading" } },
      unreachable: {
        on: { "retry.requested": "reading", "connection.restored": "reading", "data.doubted": "reading" },
      },
      /** The operator shows no slips at all. */
      notOffered: {},
      unauthorized: {},
    },
  })
