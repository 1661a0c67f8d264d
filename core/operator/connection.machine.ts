import { Result } from "effect"
import { emit, setup } from "xstate"
import { fromFeed, fromProgram, type Runtime } from "../machine/actor.ts"
import { type ConnectionNews, type Connectivity, connectionNews, SiteProbe } from "./connectivity.port.ts"

/** What whoever waits for a connection goes on at. */
type Restored = { readonly type: "connection.restored" }
type Event = ConnectionNews | { readonly type: "answer.missed" | "retry.requested" }

const isAnswered = ({ event: { output } }: { readonly event: { readonly output: Result.Result<boolean, unknown> } }) =>
  Result.getOrElse(output, () => false)

/** In milliseconds, between two questions whether the site answers again. */
const pollInterval = 5_000

/**
 * Whether anything can be sent just now. The phone tells when its network goes; a request without an answer has the site
 * itself asked, and while that is silent too, it is asked again and again.
 */
export const makeConnection = (runtime: Runtime<Connectivity | SiteProbe>) =>
  setup({
    types: {} as { events: Event; emitted: Restored },
    actors: {
      subscribe: fromFeed(runtime, () => connectionNews),
      probe: fromProgram(runtime, () => SiteProbe.use(({ answers }) => answers())),
    },
  }).createMachine({
    id: "connection",
    invoke: { src: "subscribe" },
    initial: "online",
    states: {
      online: {
        on: { "connection.lost": "offline" },
        initial: "trusted",
        states: {
          trusted: { on: { "answer.missed": "suspect" } },
          suspect: {
            invoke: {
              src: "probe",
              onDone: [{ guard: isAnswered, target: "trusted" }, { target: "#connection.offline.silent" }],
            },
          },
        },
      },
      offline: {
        exit: emit({ type: "connection.restored" }),
        on: {
          "connection.restored": "online",
          "retry.requested": ".asking",
        },
        initial: "untilRestored",
        states: {
          untilRestored: {},
          silent: { after: { [pollInterval]: "asking" } },
          asking: {
            invoke: {
              src: "probe",
              onDone: [{ guard: isAnswered, target: "#connection.online" }, { target: "silent" }],
            },
          },
        },
      },
    },
  })
