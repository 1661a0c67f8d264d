import type { Page } from "@playwright/test"

/** What the page keeps of its session. */
export const pageToken = async (page: Page): Promise<string> =>
  decodeURIComponent((await page.context().cookies()).find(({ name }) => /^(?:__Host-)?token$/.test(name))?.value ?? "")

/** Asks the operator as the player who is logged in, past the page. */
export const callOperator = async <Answer>(
  page: Page,
  method: "GET" | "POST",
  path: string,
  data?: object,
): Promise<Answer> => {
  const token = await pageToken(page)
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}`, "idempotency-key": crypto.randomUUID() },
    ...(data === undefined ? {} : { data }),
  })
  const body: { readonly data: Answer } = await answer.json()
  return body.data
}
