import { assign, setup } from "xstate"
import { failedWith, fromProgram, type Runtime, succeeded, value } from "../machine/actor.ts"
import { type SiteDetail, SiteDetails } from "./site.port.ts"

export type SiteInput = {
  readonly host: string
  /** Where the site is at home, the first host of them first. */
  readonly mainHosts: ReadonlyArray<string>
  /** What the server already knew of this host; nothing when it could not ask. */
  readonly fromServer: "main" | "notAllowed" | SiteDetail | undefined
  /** What the site is called on its main hosts, and wherever the operator cannot be asked. */
  readonly standard: SiteDetail
}

/** Which site this is: on a main host the standard one, elsewhere whatever the operator says of that host. */
export const makeSite = (runtime: Runtime<SiteDetails>) =>
  setup({
    types: {} as {
      context: SiteInput & { readonly detail: SiteDetail }
      input: SiteInput
      /** The operator will not have the site shown under this host, whatever was known of it. */
      events: { readonly type: "host.refused" }
    },
    actors: { read: fromProgram(runtime, (host: string) => SiteDetails.use((details) => details.of(host))) },
    guards: {
      forbidden: ({ context }) => context.fromServer === "notAllowed",
      needsNoAsking: ({ context }) => context.fromServer !== undefined || context.mainHosts.includes(context.host),
    },
  }).createMachine({
    id: "site",
    context: ({ input }) => ({
      ...input,
      detail: typeof input.fromServer === "object" ? input.fromServer : input.standard,
    }),
    on: { "host.refused": ".notAllowed" },
    initial: "arriving",
    states: {
      arriving: {
        always: [
          { guard: "forbidden", target: "notAllowed" },
          { guard: "needsNoAsking", target: "loaded" },
          { target: "loading" },
        ],
      },
      loading: {
        invoke: {
          src: "read",
          input: ({ context }) => context.host,
          onDone: [
            { guard: succeeded, target: "loaded", actions: assign({ detail: value }) },
            { guard: failedWith("HostNotAllowed"), target: "notAllowed" },
            { target: "loaded" },
          ],
        },
      },
      loaded: {},
      notAllowed: {},
    },
  })
