import { expect, type Page } from "@playwright/test"
import { callOperator } from "../testing/call.ts"

type Bet = {
  readonly option: string
  readonly number: string
  readonly price: number
  readonly multiply: number
}
type ApiRound = {
  readonly betId: string
  readonly betGroup: string
  readonly unixTimeStamp: { readonly realCloseTime: number }
}
type ApiPoy = {
  readonly id: string
  readonly won: number | null
  readonly status: string
  readonly poy: ReadonlyArray<{ readonly won: number | null }>
}

const aQuarter = 900

/** The slips of the player who is logged in, as the operator tells them and as the player reads them in Thai. */
export const ownPoys = (page: Page) => {
  const line = (name: string) => page.getByRole("article").getByRole("listitem").filter({ hasText: name })
  return {
    /** A slip on the round of a group that closes first of those that stay open for a quarter of an hour. */
    place: async (group: string, poy: ReadonlyArray<Bet>) => {
      const rounds = await callOperator<ReadonlyArray<ApiRound>>(page, "GET", "/poy-api/bet-lists.latest")
      const { now } = await callOperator<{ readonly now: string }>(page, "GET", "/api/server-time")
      const seconds = Date.parse(now) / 1_000
      const [round] = rounds
        .filter(({ betGroup }) => betGroup === group)
        .filter(({ unixTimeStamp }) => unixTimeStamp.realCloseTime > seconds + aQuarter)
        .toSorted((one, other) => one.unixTimeStamp.realCloseTime - other.unixTimeStamp.realCloseTime)
      expect(round, `an open round of ${group}`).toBeDefined()
      const { id } = await callOperator<ApiPoy>(page, "POST", `/poy-api/lotteries.${group}.create`, {
        betId: round?.betId,
        poy,
      })
      return { id, secondsToClose: (round?.unixTimeStamp.realCloseTime ?? 0) - seconds }
    },
    detail: (id: string) => callOperator<ApiPoy>(page, "GET", `/poy-api/poys.one?id=${id}`),
    cash: async () => (await callOperator<{ readonly money: number }>(page, "GET", "/api/cashs")).money,
    open: (group: string, id: string) => page.goto(`/poy/${group}/${id}`),
    lines: (word: string) => line(word),
    cancel: async () => {
      await page.getByRole("button", { name: "ยกเลิกโพยนี้" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "ยกเลิกโพย", exact: true }).click()
    },
  }
}
