import { literalOperator, moveClockOf } from "@fakham/stand-in/testing/processes"
import { test as base, expect, type Page } from "@playwright/test"
import { loginPage } from "../identity/login-page.ts"
import { keepAddresses, strangersAmong } from "../testing/addresses.ts"
import { serve } from "../testing/process.ts"

type Names = NonNullable<NonNullable<Parameters<typeof literalOperator>[0]>["names"]>

/** The site before an operator that has the product's own calls and nothing else. */
export const test = base.extend<{
  /** In what the operator differs from the product, and what the host is told of that. */
  readonly names: Names
  readonly hostVariables: Readonly<Record<string, string>>
  readonly operator: Awaited<ReturnType<typeof literalOperator>>
  readonly site: string
  readonly noStrangers: undefined
}>({
  names: [{}, { option: true }],
  hostVariables: [{}, { option: true }],
  operator: async ({ names }, use) => {
    const operator = await literalOperator({ names })
    await use(operator)
    await operator.stop()
  },
  site: async ({ operator, hostVariables }, use) => {
    const host = await serve("adapters/host/main.ts", { PORT: "0", OPERATOR_ORIGIN: operator.origin, ...hostVariables })
    await use(host.origin.replace("127.0.0.1", "localhost"))
    await host.stop()
  },
  baseURL: async ({ site }, use) => use(site),
  noStrangers: [
    async ({ browser, context, site }, use) => {
      await moveClockOf(context)
      const { addresses, stop } = keepAddresses(browser, context)
      await use(undefined)
      stop()
      expect(strangersAmong(addresses, [site])).toEqual([])
    },
    { auto: true },
  ],
})

export const logSomchaiIn = async (page: Page) => {
  await loginPage(page).logIn({ userName: "somchai88", pin: "Duean69#x" })
  await expect(page.getByRole("main")).toContainText("1,000.50")
}

export { expect }
