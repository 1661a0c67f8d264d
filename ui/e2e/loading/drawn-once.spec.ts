import { comeLoggedIn } from "../identity/login-page.ts"
import { expect, somchai, test } from "../testing/fixtures.ts"
import { elementsInVain } from "./elements-in-vain.ts"

const pages = [
  { address: "/main", isThere: "main a[href='/lotto/yeekee']" },
  { address: "/lotto", isThere: "main a[href='/lotto/gov']" },
  { address: "/results", isThere: "main h2" },
]

/** A clock that turns meanwhile has a page drawn again, rightly; not three times out of three. */
const visits = 3

test("what a page learns while it is drawn does not have it drawn again", { tag: ["@phone", "@soak"] }, async ({
  page,
  context,
}) => {
  await comeLoggedIn(page, somchai)
  for (const { address, isThere } of pages)
    await test.step(address, async () => {
      const counts: Array<number> = []
      while (counts.length < visits && !counts.some((count) => count < 40))
        counts.push(await elementsInVain(context, address, isThere))
      expect(Math.min(...counts), `of ${counts.join(", ")}`).toBeLessThan(40)
    })
})
