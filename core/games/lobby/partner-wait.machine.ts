import { assign, enqueueActions, fromCallback, setup } from "xstate"
import type { Runtime } from "../../machine/actor.ts"
import type { Instant } from "../../time/bangkok.ts"
import { announcing } from "../../visit/changes.ts"
import type { Resource } from "../../visit/resource.view.ts"
import type { GameListing } from "../games.ts"
import { isUnderMaintenance } from "./listed.ts"

type Listings = ReadonlyArray<GameListing>

type ListingsNews = { readonly type: "listings.changed"; readonly listings: Listings | undefined }
type Event = { readonly type: "partner.awaited"; readonly partner: string } | ListingsNews

type Opened = { readonly type: "partner.opened"; readonly partner: string }

/** How often it is asked whether a partner is open again. */
const pollInterval = 30_000

type Around = {
  readonly now: () => Instant
  /** What the operator offers. */
  readonly offered: Resource<Listings>
}

/** Waits for partners under maintenance, for as long as the visit lasts, and tells once of each that it is open again. */
export const makePartnerWait = (runtime: Runtime<never>, { now, offered }: Around) => {
  const isOpen = (partner: string, listings: Listings = []) => {
    const own = listings.filter((one) => one.partner === partner)
    return own.length > 0 && !own.some((one) => isUnderMaintenance(one, now()))
  }
  return setup({
    types: {} as {
      context: { readonly partners: ReadonlyArray<string> }
      input: undefined
      events: Event
      emitted: Opened
    },
    actors: {
      listings: fromCallback<ListingsNews>(({ sendBack }) => {
        const emit = () => sendBack({ type: "listings.changed", listings: offered.view().data })
        const leave = offered.subscribe(emit)
        emit()
        return leave
      }),
    },
    actions: {
      emitOpened: enqueueActions(({ context, enqueue }, listings: Listings | undefined) => {
        const opened = context.partners.filter((partner) => isOpen(partner, listings))
        enqueue.assign({ partners: context.partners.filter((partner) => !opened.includes(partner)) })
        for (const partner of opened) enqueue.emit({ type: "partner.opened", partner })
      }),
    },
    guards: { isNobodyAwaited: ({ context }) => context.partners.length === 0 },
    delays: { pollInterval },
  }).createMachine({
    id: "partnerWait",
    context: { partners: [] },
    on: {
      "partner.awaited": {
        target: ".waiting",
        actions: assign(({ context, event }) => ({ partners: [...new Set([...context.partners, event.partner])] })),
      },
    },
    initial: "idle",
    states: {
      idle: {},
      waiting: {
        invoke: { src: "listings" },
        on: {
          "listings.changed": {
            actions: { type: "emitOpened", params: ({ event }) => event.listings },
          },
        },
        always: { guard: "isNobodyAwaited", target: "idle" },
        initial: "resting",
        states: {
          resting: {
            after: { pollInterval: { target: "resting", reenter: true, actions: announcing(runtime, ["games"]) } },
          },
        },
      },
    },
  })
}

/** Named, so that the types of what is made from it can be written down. */
export interface PartnerWaitLogic extends ReturnType<typeof makePartnerWait> {}
