import { expect, type Page } from "@playwright/test"
import { holdWords } from "../../../scripts/site/hold-words.ts"
import { comeLoggedIn } from "../identity/login-page.ts"
import { betweenCalls, standStill } from "../testing/passing-time.ts"
import type { Site } from "../testing/site.ts"

type ApiRound = {
  readonly betId: string
  readonly betGroup: string
  readonly unixTimeStamp: {
    readonly realCloseTime: number
    readonly realShootingEndTime: number
    readonly realResultTime: number
  }
}

/** The words of the shooting in two languages, as a player reads them. */
const words = {
  th: {
    shoot: "ยิงเลข",
    wait: "ยิงได้อีกใน",
    you: "คุณ",
    latest: "เลขที่ยิงล่าสุด",
    yours: "เลขของคุณ",
    proven: "ตรงทุกข้อ เลขของเว็บล็อกไว้ก่อนเปิดรับแทง",
    refuted: holdWords("th", "มีข้อมูลที่ไม่ตรง เปิดหน้านี้ค้างไว้แล้วแจ้งทีมงาน"),
    source: "ที่มาของผล",
  },
  en: {
    shoot: "Shoot",
    wait: "Next shot in",
    you: "You",
    latest: "Latest shots",
    yours: "Your numbers",
    proven: "Everything matches. The house number was locked before betting opened.",
    refuted: "Something doesn't match. Keep this page open and contact support.",
    source: "How the result is made",
  },
} as const

/** A round that numbers are shot into, as a player uses it. */
export const shootingRange = (page: Page, site: Site, spoken: keyof typeof words = "th") => {
  const say = words[spoken]
  const read = async <Answer>(path: string): Promise<Answer> => (await (await page.request.get(path)).json()).data
  const passTime = betweenCalls(page, site)
  /** It is so many seconds after a moment, at the operator and on the page. */
  const clockTo = async (moment: number, seconds: number) => passTime(moment + seconds - (await site.now()) / 1000)
  const list = (name: string) => page.getByRole("list", { name })
  const number = page.getByRole("textbox")
  const button = page.getByRole("button", { name: say.shoot, exact: true })
  return {
    passTime,
    /** The round that closes next but one, so many seconds after its close; the operator's clock stands from then on. */
    comeAt: async (seconds: number) => {
      await standStill(page, site)
      const now = await site.now()
      const rounds = await read<ReadonlyArray<ApiRound>>("/poy-api/bet-lists.latest")
      const round = rounds.find(
        ({ betGroup, unixTimeStamp }) => betGroup === "yeekee" && unixTimeStamp.realCloseTime > now / 1000 + 120,
      )
      if (round === undefined) throw new Error("no open round of yeekee")
      const { realCloseTime, realResultTime, realShootingEndTime } = round.unixTimeStamp
      await clockTo(realCloseTime, seconds)
      return {
        betId: round.betId,
        path: `/lotto/yeekee/${round.betId}`,
        clockToClose: (after: number) => clockTo(realCloseTime, after),
        clockToEnd: (after: number) => clockTo(realShootingEndTime, after),
        clockToResult: (after: number) => clockTo(realResultTime, after),
      }
    },
    logIn: async (player: { readonly userName: string; readonly pin: string }) => {
      await page.context().addCookies([{ name: "locale", value: spoken, url: site.origin }])
      await comeLoggedIn(page, player)
    },
    /** Over which the shots of others are announced; asked for before the page is opened. */
    liveLine: () => page.waitForEvent("websocket", (socket) => socket.url().includes("/ccu")),
    /** On the pad of a wide screen, with the phone's own digits elsewhere. */
    key: async (digits: string) => {
      if ((page.viewportSize()?.width ?? 0) < 960) return number.pressSequentially(digits)
      for (const digit of digits) await page.getByRole("button", { name: digit, exact: true }).click()
    },
    number,
    /** By the keyboard alone. */
    type: async (digits: string) => {
      await expect(number).toBeVisible()
      await page.keyboard.type(digits)
      await page.keyboard.press("Enter")
    },
    button,
    shoot: () => button.click(),
    waits: () => expect(page.getByRole("button", { name: say.wait })).toBeVisible(),
    mayShoot: () => expect(button).toBeVisible(),
    own: (number: string) => list(say.latest).getByText(number, { exact: true }),
    ownAfter: (number: string) => list(say.yours).getByText(number, { exact: true }),
    others: () => list(say.latest).getByText(/^\d{3}\*\*$/),
    isProven: () => expect(page.getByText(say.proven)).toBeVisible(),
    isRefuted: () => expect(page.getByText(say.refuted)).toBeVisible(),
    formula: async () => {
      const cells = await page.getByRole("table").getByRole("cell").allTextContents()
      return cells.map((text) => Number(text.replace("−", "-").replace(/[^\d-]/g, "")))
    },
    /** What players read as the result, digit by digit. */
    result: async () => {
      const { result } = await read<{ readonly result: { readonly top3: string; readonly bottom2: string } }>(
        `/poy-api/bet-list-results?betId=${page.url().match(/yeekee-[\d-]+/)?.[0]}&resultDate=2026-11-20`,
      )
      return result
    },
  }
}
