import type { PrefetchedAnswer } from "@fakham/adapters/browser"

/** What an answer tells, on an address that says nothing of what to show of it: such a one is left to the page. */
export const dataOf = async ({ response }: PrefetchedAnswer): Promise<unknown> => {
  if (!response.ok || location.search !== "") return undefined
  const body: { readonly data?: unknown } = await response.clone().json()
  return body.data ?? body
}
