import { hour } from "@fakham/core/time"
import type { HostSettings } from "../settings/settings.ts"
import type { HostAnswer } from "./site-for.ts"

export const securityTextPath = "/.well-known/security.txt"

/** For how long it holds from when it is read: half of the year that RFC 9116 allows. */
const holdsFor = 182 * 24 * hour

/** Where a hole is told (RFC 9116), if anywhere; not under a host that the operator does not allow. */
export const securityText = (
  { securityContacts, mainHosts, https }: HostSettings,
  { is }: HostAnswer,
  host: string,
): string | undefined => {
  if (securityContacts.length === 0 || is === "notAllowed") return undefined
  const home = (is === "main" ? mainHosts[0] : undefined) ?? host
  return [
    ...securityContacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(Date.now() + holdsFor).toISOString()}`,
    "Preferred-Languages: th, en",
    ...(https ? [`Canonical: https://${home}${securityTextPath}`] : []),
    "",
  ].join("\n")
}
