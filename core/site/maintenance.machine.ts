import { Stream } from "effect"
import { assign, setup } from "xstate"
import { failedWith, fromFeed, fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import { type Page, type PageEvent, pageEvents } from "../visit/page.port.ts"
import { waitAfter } from "./live/back-off.ts"
import { type Maintenance, MaintenanceDesk, MaintenanceFeed, type MaintenanceNews } from "./maintenance.ts"

type Context = {
  /** Nothing while the site is open. */
  readonly closed: Maintenance | undefined
  /** Whether anybody has told yet. */
  readonly isKnown: boolean
  readonly failures: number
}

type Surroundings = {
  /** From 0 up to 1. */
  readonly random: () => number
}

/** In milliseconds: how often a site is asked about that is open, and one that is closed; and how seldom, at most, while nobody answers. */
const every = { open: 60_000, closed: 10_000, longest: 300_000 }

/**
 * Whether the site is closed for maintenance. Guests have no push, so it is asked again and again, by pages that are looked
 * at alone: less often while nobody answers, and never by two at the same beat.
 */
export const makeMaintenance = (runtime: Runtime<MaintenanceDesk | MaintenanceFeed | Page>, { random }: Surroundings) =>
  setup({
    types: {} as { context: Context; events: MaintenanceNews | PageEvent },
    actors: {
      read: fromProgram(runtime, () => MaintenanceDesk.use((desk) => desk.latest())),
      subscribeToNotices: fromFeed(runtime, () => Stream.unwrap(MaintenanceFeed.useSync(({ news }) => news()))),
      subscribeToPage: fromFeed(runtime, () => pageEvents),
    },
    actions: {
      close: assign(({ event }) =>
        event.type === "maintenance.announced" ? { closed: { until: event.until }, isKnown: true } : {},
      ),
      open: assign({ closed: undefined, isKnown: true }),
      fail: assign({ failures: ({ context }) => context.failures + 1 }),
    },
    delays: {
      wait: ({ context: { closed, failures } }) =>
        waitAfter(failures + 1, random(), {
          first: closed === undefined ? every.open : every.closed,
          factor: 2,
          longest: every.longest,
          chance: 0.5,
        }),
    },
  }).createMachine({
    id: "maintenance",
    context: { closed: undefined, isKnown: false, failures: 0 },
    invoke: [{ src: "subscribeToNotices" }, { src: "subscribeToPage" }],
    on: {
      "maintenance.announced": { actions: "close" },
      "maintenance.ended": { actions: "open" },
    },
    initial: "asking",
    states: {
      asking: {
        invoke: {
          id: "asking",
          src: "read",
          onDone: [
            {
              guard: succeeded,
              target: "waiting",
              actions: assign(({ event }) => ({ closed: value({ event }), isKnown: true, failures: 0 })),
            },
            { guard: failedWith("NotOffered"), target: "notOffered" },
            { target: "waiting", actions: "fail" },
          ],
        },
        on: { "page.left": "unseen" },
      },
      waiting: {
        after: { wait: "asking" },
        on: {
          "page.left": "unseen",
          // The next question comes sooner, or later again.
          "maintenance.announced": { target: "waiting", reenter: true, actions: "close" },
          "maintenance.ended": { target: "waiting", reenter: true, actions: "open" },
        },
      },
      unseen: { on: { "page.shown": "asking" } },
      notOffered: {},
    },
  })
