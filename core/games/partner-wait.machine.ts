import { assign, enqueueActions, setup } from "xstate"
import { fromPart, type Watched } from "../machine/actor.ts"
import type { Instant } from "../time/bangkok.ts"
import type { GameListing } from "./games.ts"
import { isUnderMaintenance } from "./listed.ts"

type Listings = ReadonlyArray<GameListing>
type OfferedState = { readonly context: { readonly known: Listings | undefined } }

/** Who reads what the operator offers, and can be told to read it again. */
type OfferedGames = Watched<OfferedState> & { readonly send: (event: { readonly type: "data.doubted" }) => void }

type Input = { readonly offered: OfferedGames }
type Context = Input & { readonly partners: ReadonlyArray<string> }

type Event =
  | { readonly type: "partner.awaited"; readonly partner: string }
  | { readonly type: "listings.told"; readonly listings: Listings | undefined }

type Opened = { readonly type: "partner.opened"; readonly partner: string }

/** How often it is asked whether a partner is open again. */
const pollInterval = 30_000

/** Waits for partners under maintenance, for as long as the visit lasts, and tells once of each that it is open again. */
export const makePartnerWait = (now: () => Instant) => {
  const isOpen = (partner: string, listings: Listings = []) => {
    const own = listings.filter((one) => one.partner === partner)
    return own.length > 0 && !own.some((one) => isUnderMaintenance(one, now()))
  }
  return setup({
    types: {} as { context: Context; events: Event; input: Input; emitted: Opened },
    actors: {
      listings: fromPart(
        ({ context }: OfferedState) => context.known,
        (listings) => ({ type: "listings.told", listings }),
      ),
    },
    actions: {
      readAgain: ({ context }) => context.offered.send({ type: "data.doubted" }),
      tellOpened: enqueueActions(({ context, enqueue }, listings: Listings | undefined) => {
        const opened = context.partners.filter((partner) => isOpen(partner, listings))
        enqueue.assign({ partners: context.partners.filter((partner) => !opened.includes(partner)) })
        for (const partner of opened) enqueue.emit({ type: "partner.opened", partner })
      }),
    },
    guards: { isNobodyAwaited: ({ context }) => context.partners.length === 0 },
    delays: { pollInterval },
  }).createMachine({
    id: "partnerWait",
    context: ({ input }) => ({ ...input, partners: [] }),
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
        invoke: { src: "listings", input: ({ context }) => context.offered },
        on: {
          "listings.told": {
            actions: { type: "tellOpened", params: ({ event }) => event.listings },
          },
        },
        after: { pollInterval: { target: "waiting", reenter: true, actions: "readAgain" } },
        always: { guard: "isNobodyAwaited", target: "idle" },
      },
    },
  })
}

/** Named, so that the types of what is made from it can be written down. */
export interface PartnerWaitLogic extends ReturnType<typeof makePartnerWait> {}
