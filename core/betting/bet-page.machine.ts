import type { Runtime } from "../machine/actor.ts"
import type { Environment } from "../operation/operation.ts"
import type { NumberRate } from "../poy/limits.ts"
import type { Resource } from "../visit/resource.view.ts"
import type { Around, Visit } from "../visit/visit.ts"
import { type BetPageChoices, type BetPageNews, bettingInput } from "./bet-page.ts"
import { type BetPagePorts, betPageSetup } from "./bet-page-setup.ts"
import { slipPlaced } from "./drafts/draft-page.ts"
import { type BetRound, type PopularNumbers, popularNumbersOf } from "./terms/bet-terms.port.ts"

/** Named, so that the types of the machines below can be written down. */
export interface BetPageLogic extends ReturnType<typeof makeBetPage> {}

const passOn = { type: "sendToDraft", params: ({ event }: { readonly event: BetPageNews }) => event } as const
const outdate = { type: "sendToDraft", params: { type: "terms.invalidated" } } as const
const seen = { type: "sendToDraft", params: { type: "news.seen" } } as const

/** A slip and its orders on one round: here they hear of the world, and each of what became of the other. */
export const makeBetPage = (runtime: Runtime<BetPagePorts>, environment: Environment, choices: BetPageChoices) =>
  betPageSetup(runtime, environment, choices).createMachine({
    id: "betPage",
    context: ({ input, spawn, self }) => ({
      ...input,
      betting: spawn("betting", { id: "betting", input: bettingInput(input, choices) }),
      ordering: spawn("ordering", { id: "ordering", input: { betId: input.round.betId, page: self } }),
      sheet: undefined,
    }),
    initial: "open",
    states: {
      open: {
        invoke: [
          { src: "subscribeToPage" },
          { src: "subscribeToConnection" },
          { src: "subscribeToSession" },
          { src: "subscribeToRound", input: ({ context }) => context.running },
          { src: "subscribeToTerms", input: ({ context }) => context.betting },
          { src: "subscribeToReadiness", input: ({ context }) => context.betting },
          { src: "subscribeToEntries", input: ({ context }) => context.betting },
          { src: "subscribeToKeypad", input: ({ context }) => context.betting },
          { src: "subscribeToNews", input: ({ context }) => context.betting },
        ],
        on: {
          "page.left": { actions: passOn },
          "page.shown": { actions: passOn },
          "connection.restored": { actions: passOn },
          "round.opened": { actions: passOn },
          "round.closed": { actions: [passOn, "sendOrderClosing"] },
          "terms.changed": { actions: "sendOrderTerms" },
          "slip.ready": { actions: "takeHandedOver" },
          // Of what lies open only the slip has nothing to show now.
          "slip.emptied": { guard: "isSlipOpen", actions: "closeSheet" },
          "keypad.chosen": { actions: "rememberKeypad" },
          "news.shown": ".passingNews",
          "news.gone": ".quiet",
          "sheet.opened": { actions: { type: "openSheet", params: ({ event }) => event.sheet } },
          "sheet.closed": { actions: "closeSheet" },
          "numbers.pulled": { actions: [{ type: "sendToDraft", params: ({ event }) => event.pulled }, "closeSheet"] },
          "order.wanted": { actions: "order" },
          "order.begun": [
            { guard: "takesBets", actions: "sendOrderTerms" },
            { actions: ["sendOrderTerms", "sendOrderClosing"] },
          ],
          "order.placed": { actions: ["closeSheet", { type: "sendToDraft", params: slipPlaced }] },
          "order.left": { actions: [{ type: "agree", params: ({ event }) => event }, outdate] },
          "session.ended": { target: "ended", actions: { type: "sendToDraft", params: { type: "page.left" } } },
        },
        initial: "quiet",
        states: {
          quiet: {},
          /** The player sees by themselves what it says: it goes after a while. */
          passingNews: { after: { passing: { target: "quiet", actions: seen } } },
        },
      },
      ended: { type: "final" },
    },
  })

/** What a slip is written, filled and placed with. */
export const betPageOf = (
  visit: Visit<Exclude<BetPagePorts, Around> | PopularNumbers>,
  choices: BetPageChoices,
): {
  readonly betPage: BetPageLogic
  /** What many bet on in a round, at the full rate. */
  readonly popularNumbers: (round: BetRound) => Resource<ReadonlyArray<NumberRate>>
} => ({
  betPage: makeBetPage(visit.runtime, visit.environment, choices),
  popularNumbers: popularNumbersOf(visit),
})
