import type { Page } from "@playwright/test"
import { pageToken } from "./call.ts"

export type ApiRound = {
  readonly betId: string
  readonly betGroup: string
  readonly betType: string
  readonly unixTimeStamp: { readonly realCloseTime: number; readonly realResultTime: number }
}

type ApiPoy = { readonly id: string; readonly status: string; readonly stake: number; readonly won: number | null }
type ApiBet = {
  readonly option: string
  readonly number: string
  readonly price: number
  readonly multiply: number
}
type Movement = { readonly transactionType: string; readonly amount: number; readonly balance: number }

const aQuarter = 900

/** What the operator has written down about the player, whatever the screen says. */
export const books = (page: Page) => {
  const headers = async () => ({ authorization: `Bearer ${await pageToken(page)}` })
  const ask = async <Answer>(path: string): Promise<Answer> => {
    const answer = await page.request.get(path, { headers: await headers() })
    const { data } = await answer.json()
    return data
  }
  const now = async () => Date.parse((await ask<{ readonly now: string }>("/api/server-time")).now)
  const poys = async () =>
    (await ask<{ readonly poys: ReadonlyArray<ApiPoy> }>("/poy-api/poys.all?page=1")).poys.toReversed()
  return {
    headers,
    now,
    /** A round that stays open for as long as a test may take. */
    openRound: async (group: string, type?: string): Promise<ApiRound> => {
      const inAQuarter = (await now()) / 1_000 + aQuarter
      const rounds = await ask<ReadonlyArray<ApiRound>>("/poy-api/bet-lists.latest")
      const round = rounds.find(
        ({ betGroup, betType, unixTimeStamp }) =>
          betGroup === group && (type ?? betType) === betType && unixTimeStamp.realCloseTime > inAQuarter,
      )
      if (round === undefined) throw new Error(`no round of ${group} is open for long enough`)
      return round
    },
    /** The player's slips, the oldest first. */
    poys,
    /** What each number of a slip of sets has won. */
    wonByNumber: async (id: string) => {
      const { sets } = await ask<{ readonly sets: ReadonlyArray<{ readonly won: number }> }>(
        `/poy-api/poys.one?id=${id}`,
      )
      return sets.map(({ won }) => won)
    },
    /** The bets of a slip, each with its stake and the rate it is paid at. */
    bets: async (id: string): Promise<ReadonlyArray<readonly [string, string, number, number]>> => {
      const { poy } = await ask<{ readonly poy: ReadonlyArray<ApiBet> }>(`/poy-api/poys.one?id=${id}`)
      return poy.map(({ option, number, price, multiply }) => [option, number, price, multiply])
    },
    statuses: async () => (await poys()).map(({ status }) => status),
    balance: async () => (await ask<{ readonly money: number }>("/api/cashs")).money,
    /** What slips have moved, the oldest first, each with what the balance came to. */
    statement: async (): Promise<ReadonlyArray<readonly [string, number, number]>> => {
      const span = { startedDate: "2026-11-20T00:00:00.000000Z", endedDate: "2027-01-01T00:00:00.000000Z" }
      const answer = await page.request.post("/poy-api/transactions.all", { headers: await headers(), data: span })
      const { data }: { readonly data: ReadonlyArray<Movement> } = await answer.json()
      return data
        .filter(({ transactionType }) => /^(BET|WIN|ABORT)_/.test(transactionType))
        .map(({ transactionType, amount, balance }) => [transactionType, amount, balance] as const)
        .toReversed()
    },
  }
}
