import { type Caller, isFromThisMachine } from "../proxies/index.ts"

/** Who may read the figures of a server: nobody, whoever sits at its machine, or who shows the key. */
export type MetricsAccess = "closed" | "open" | { readonly key: string }

/** The access that a setting names: `none` stands for no key. */
export const metricsAccess = (key: string | undefined): MetricsAccess => {
  if (key === undefined) return "closed"
  return key === "none" ? "open" : { key }
}

/** Whether a setting is `none` or a key that is too long to be guessed. */
export const isMetricsKey = (text: string): boolean => text === "none" || /^[!-~]{16,}$/.test(text)

/** Keys are compared by their digests, so that the time it takes tells nothing of the key. */
export const mayReadMetrics = async (caller: Caller, access: Exclude<MetricsAccess, "closed">): Promise<boolean> => {
  if (access === "open") return isFromThisMachine(caller)
  const [, shown = ""] = /^Bearer +(\S+)$/i.exec([caller.headers["authorization"]].flat().join()) ?? []
  return (await digest(shown)) === (await digest(access.key))
}

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).join()
