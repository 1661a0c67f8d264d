import { setup } from "xstate"

/** Milliseconds before a page that is waited for shows that it loads; what is over sooner shows nothing. */
export const loadingDelay = 200
/** How long the bar takes to cross the page. */
export const progressDuration = 5_000
const farewell = 300

type Event = { readonly type: "navigation.started" } | { readonly type: "navigation.finished" }

/** The bar on top of the page while it changes. */
export const progress = setup({
  types: {} as { events: Event },
  delays: { loadingDelay, progressDuration, farewell },
}).createMachine({
  id: "progress",
  initial: "hidden",
  states: {
    hidden: { on: { "navigation.started": "holdingBack" } },
    holdingBack: { on: { "navigation.finished": "hidden" }, after: { loadingDelay: "running" } },
    running: { on: { "navigation.finished": "finishing" }, after: { progressDuration: "finishing" } },
    finishing: { on: { "navigation.started": "holdingBack" }, after: { farewell: "hidden" } },
  },
})
