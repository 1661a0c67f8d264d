import { Context, Data, type Effect } from "effect"
import type { Unreachable } from "../operator/failures.ts"

export type SiteDetail = {
  readonly title: string
  readonly description: string
  readonly siteVerification: string
  readonly gaID: string
}

/** The operator does not let the site be shown under this host ("Not Allow Domain"). */
export class HostNotAllowed extends Data.TaggedError("HostNotAllowed") {}

/** What a site is called under the host it is visited by. */
export class SiteDetails extends Context.Service<
  SiteDetails,
  { readonly of: (host: string) => Effect.Effect<SiteDetail, HostNotAllowed | Unreachable> }
>()("core/site/SiteDetails") {}
