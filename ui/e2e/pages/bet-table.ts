import { expect, type Page } from "@playwright/test"

type ToldRound = {
  readonly betId: string
  readonly betGroup: string
  readonly unixTimeStamp: { readonly realCloseTime: number }
}

const tenMinutes = 600

/** The bet page of a round, as a player uses it in Thai. */
export const betTable = (page: Page) => {
  const wide = (page.viewportSize()?.width ?? 0) >= 700
  const asked = async <Answer>(path: string): Promise<Answer> => {
    const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value ?? ""
    const answer = await page.request.get(path, {
      headers: { authorization: `Bearer ${decodeURIComponent(token)}` },
    })
    const { data } = await answer.json()
    return data
  }
  const price = (line: string) => page.getByRole("textbox", { name: `ราคา ${line}`, exact: true })
  const openSlip = async () => {
    if (!wide) await page.getByRole("button", { name: "ดูโพย" }).click()
  }
  return {
    /** A round that stays open for as long as a test may take. */
    openRound: async (group: string) => {
      const rounds = await asked<ReadonlyArray<ToldRound>>("/poy-api/bet-lists.latest")
      const { now } = await asked<{ readonly now: string }>("/api/server-time")
      const inTenMinutes = Date.parse(now) / 1000 + tenMinutes
      const round = rounds.find(
        ({ betGroup, unixTimeStamp }) => betGroup === group && unixTimeStamp.realCloseTime > inTenMinutes,
      )
      expect(round, `an open round of ${group}`).toBeDefined()
      await page.goto(`/lotto/${group}/${round?.betId}`)
    },
    acceptRules: () => page.getByRole("button", { name: "ยอมรับกติกา" }).click(),
    tap: async (...names: ReadonlyArray<string>) => {
      for (const name of names) await page.getByRole("button", { name }).first().click()
    },
    key: async (digits: string) => {
      for (const digit of digits) await page.getByRole("button", { name: digit, exact: true }).click()
    },
    hasAdded: (count: number) => expect(page.getByText(`เพิ่มแล้ว ${count}`)).toBeVisible(),
    price,
    openSlip,
    confirm: () => page.getByRole("button", { name: "ยืนยันแทง" }).click(),
    confirmInVain: () => page.getByRole("button", { name: "ยืนยันแทง", disabled: true }).click({ force: true }),
    stake: (amount: string) => page.getByRole("button", { name: `แทง ${amount} บาท` }).click(),
    placed: () => expect(page.getByRole("dialog", { name: "แทงสำเร็จ" })).toBeVisible(),
    isChecking: () => expect(page.getByRole("dialog", { name: "กำลังตรวจสอบโพยของคุณ" })).toBeVisible(),
    placedPoys: async () => (await asked<{ readonly total: number }>("/poy-api/poys.all?page=1")).total,
  }
}
