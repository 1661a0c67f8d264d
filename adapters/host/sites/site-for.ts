import type { HostSettings } from "../settings/settings.ts"
import type { SiteAnswer } from "./cached-sites.ts"
import type { SitesOperator } from "./operator.ts"

export type HostAnswer = SiteAnswer | { readonly is: "main" }

/** At home the site knows its own name; under any other host the operator is asked. */
export const siteFor = async (
  operator: SitesOperator,
  { mainHosts }: HostSettings,
  host: string,
): Promise<HostAnswer> =>
  mainHosts.some((main) => main === host || main === host.replace(/:\d+$/, ""))
    ? { is: "main" }
    : operator.siteFor(host)
