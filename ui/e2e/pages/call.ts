import type { Page } from "@playwright/test"

/** Asks the operator as the player who is logged in, past the page. */
export const call = async <Answer>(
  page: Page,
  method: "GET" | "POST",
  path: string,
  data?: object,
): Promise<Answer> => {
  const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value ?? ""
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${decodeURIComponent(token)}`, "idempotency-key": crypto.randomUUID() },
    ...(data === undefined ? {} : { data }),
  })
  const body: { readonly data: Answer } = await answer.json()
  return body.data
}
