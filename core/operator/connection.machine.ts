import { setup } from "xstate"
import { fromFeed, type Runtime } from "../machine/actor.ts"
import { type ConnectionNews, type Connectivity, connectionNews } from "./connectivity.ts"

/** Whether anything can be sent just now. */
export const makeConnection = (runtime: Runtime<Connectivity>) =>
  setup({
    types: {} as { events: ConnectionNews },
    actors: { follow: fromFeed(runtime, () => connectionNews) },
  }).createMachine({
    id: "connection",
    invoke: { src: "follow" },
    initial: "online",
    states: {
      online: { on: { "connection.lost": "offline" } },
      offline: { on: { "connection.restored": "online" } },
    },
  })
