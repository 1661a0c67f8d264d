import type { Site } from "../testing/site.ts"

const pin = "Duean69#x"
const count = 13

/** What one member may stake on one number of a five-minute round. */
const mostOfOne = 500

/** So much of others on three top digits of a five-minute round, and the number pays ×600, ×400, or is closed. */
export const stakedUntil = { threeQuarters: 4_000, half: 5_500, closed: 6_250 } as const

const paysAfter = (staked: number) => (staked < 3_750 ? 800 : staked < 5_312.5 ? 600 : 400)

type Placed = { readonly token: string; readonly id: string; readonly price: number }

/** Other players at a five-minute round, who stake on numbers until they pay less. */
export const crowdAt = async (site: Site, betId: string) => {
  const call = async (path: string, token: string, body: unknown) => {
    const answer = await fetch(`${site.origin}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        "idempotency-key": crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  await site.addPlayers({ prefix: "others", count, pin, baht: 10_000 })
  const logIn = async (at: number) => {
    const userName = `others${String(at + 1).padStart(5, "0")}`
    const { headers } = await call("/api/users.login", "", { userName, password: pin })
    return headers.get("x-access-token") ?? ""
  }
  const tokens = await Promise.all(Array.from({ length: count }, (_, at) => logIn(at)))
  const slips = new Map<string, ReadonlyArray<Placed>>()
  const on = (number: string) => slips.get(number) ?? []

  /** One after the other, each as much as one may, until all of them together have staked so much. */
  const stake = async (number: string, wanted: number) => {
    for (const token of tokens.slice(on(number).length)) {
      const before = on(number).reduce((sum, { price }) => sum + price, 0)
      const price = Math.min(mostOfOne, wanted - before)
      if (price <= 0) return
      const poy = [{ option: "teng_bon_3", number, price, multiply: paysAfter(before) }]
      const { data } = await (await call("/poy-api/lotteries.yeekee5min.create", token, { betId, poy })).json()
      slips.set(number, [...on(number), { token, id: String(data.id), price }])
    }
  }
  return {
    stake,
    /** Whoever staked last on the number calls it off. */
    thinkAgain: async (number: string) => {
      const last = on(number).at(-1)
      if (last === undefined) throw new Error(`nobody has staked on ${number}`)
      await call("/poy-api/poys.abort", last.token, { id: last.id })
      slips.set(number, on(number).slice(0, -1))
    },
  }
}
