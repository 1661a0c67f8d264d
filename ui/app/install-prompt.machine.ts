import { assign, type EventObject, fromCallback, fromPromise, setup } from "xstate"

/** What a browser that can install the site hands over, to be used once. */
type Offer = Event & { readonly prompt: () => Promise<unknown> }

const isOffer = (event: Event): event is Offer => "prompt" in event && typeof event.prompt === "function"

type Heard = { readonly type: "install.offered"; readonly offer: Offer } | { readonly type: "site.installed" }

/** Asks the browser to put the site on the home screen, where the browser can. */
export const installPrompt = setup({
  types: {} as {
    context: { readonly offer: Offer | undefined }
    events: Heard | { readonly type: "install.requested" }
  },
  actors: {
    hear: fromCallback<EventObject>(({ sendBack }) => {
      const tell = (heard: Heard) => sendBack(heard)
      const offered = (event: Event) => {
        if (!isOffer(event)) return
        event.preventDefault()
        tell({ type: "install.offered", offer: event })
      }
      const installed = () => tell({ type: "site.installed" })
      window.addEventListener("beforeinstallprompt", offered)
      window.addEventListener("appinstalled", installed)
      return () => {
        window.removeEventListener("beforeinstallprompt", offered)
        window.removeEventListener("appinstalled", installed)
      }
    }),
    ask: fromPromise<unknown, Offer | undefined>(({ input }) => input?.prompt() ?? Promise.resolve()),
  },
}).createMachine({
  id: "installPrompt",
  context: { offer: undefined },
  invoke: { src: "hear" },
  on: {
    "install.offered": { target: ".offered", actions: assign({ offer: ({ event }) => event.offer }) },
    "site.installed": ".installed",
  },
  initial: "byHand",
  states: {
    /** The visitor finds it in the browser's own menu. */
    byHand: {},
    offered: { on: { "install.requested": "asking" } },
    asking: { invoke: { src: "ask", input: ({ context }) => context.offer, onDone: "byHand", onError: "byHand" } },
    installed: {},
  },
})
