import { assign, setup } from "xstate"
import { failedWith, fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import { type SiteDetail, SiteDetails } from "./site.ts"

export type SiteInput = {
  readonly host: string
  readonly mainHosts: ReadonlyArray<string>
  /** What the site is called on its main hosts, and wherever the operator cannot be asked. */
  readonly standard: SiteDetail
}

/** Which site this is: on a main host the standard one, elsewhere whatever the operator says of that host. */
export const makeSite = (runtime: Runtime<SiteDetails>) =>
  setup({
    types: {} as {
      context: { readonly host: string; readonly detail: SiteDetail; readonly elsewhere: boolean }
      input: SiteInput
    },
    actors: { ask: fromProgram(runtime, (host: string) => SiteDetails.use((details) => details.of(host))) },
    guards: { onMainHost: ({ context }) => !context.elsewhere },
  }).createMachine({
    id: "site",
    context: ({ input }) => ({
      host: input.host,
      detail: input.standard,
      elsewhere: !input.mainHosts.includes(input.host),
    }),
    initial: "arriving",
    states: {
      arriving: { always: [{ guard: "onMainHost", target: "known" }, { target: "asking" }] },
      asking: {
        invoke: {
          src: "ask",
          input: ({ context }) => context.host,
          onDone: [
            { guard: succeeded, target: "known", actions: assign({ detail: value }) },
            { guard: failedWith("HostNotAllowed"), target: "notAllowed" },
            { target: "known" },
          ],
        },
      },
      known: {},
      notAllowed: {},
    },
  })
