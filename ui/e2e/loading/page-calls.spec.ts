import { measuredPages } from "../../../scripts/page-speed/pages.ts"
import { comeLoggedIn } from "../identity/login-page.ts"
import { books } from "../testing/books.ts"
import { expect, malee, nipa, test } from "../testing/fixtures.ts"
import { fastDeposit } from "../wallet/fast-deposit.ts"
import { callsUntilAnswered } from "./page-calls.ts"

/** What stands around a page is not waited for longer than some seconds, on a slow machine too; not three times out of three. */
const visits = 3
const mostCalls = 8

const areFew = (calls: ReadonlyArray<string>) => calls.length <= mostCalls && new Set(calls).size === calls.length

test("a player's page asks at most eight questions before it answers a tap, none of them twice", {
  tag: "@phone",
}, async ({ page, context }) => {
  test.slow()
  const deposit = fastDeposit(page)
  await deposit.open(malee)
  await deposit.amount.fill("100")
  await deposit.submit.click()
  await deposit.isWaiting()
  const ticket = page.url()
  const { betId } = await books(page).openRound("gov")
  const addresses: Readonly<Record<string, string>> = {
    bet: `/lotto/gov/${betId}`,
    ticket,
    statement: "/credit/statement",
  }
  for (const { name, control } of measuredPages.filter(({ isPlayers }) => isPlayers))
    await test.step(name, async () => {
      // The ticket is hers who has made the deposit.
      await comeLoggedIn(page, name === "ticket" ? malee : nipa)
      let calls = await callsUntilAnswered(context, addresses[name] ?? name, control)
      for (let visit = 1; visit < visits && !areFew(calls); visit++)
        calls = await callsUntilAnswered(context, addresses[name] ?? name, control)
      expect(calls.length, calls.join("\n")).toBeLessThanOrEqual(mostCalls)
      expect(new Set(calls).size, calls.join("\n")).toBe(calls.length)
    })
})
