import type { LobbyNews } from "@fakham/core/lotto"
import { type Satang, satang } from "@fakham/core/money"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { slipsMayHaveMoved } from "./slips-moved.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const listening = <News>() => {
  const hearing = new Set<(news: News) => void>()
  return {
    tell: (news: News) => {
      for (const hear of hearing) hear(news)
    },
    follow: (hear: (news: News) => void) => {
      hearing.add(hear)
      return () => void hearing.delete(hear)
    },
    followers: () => hearing.size,
  }
}

/** Somebody who counts the slips that wait, and is told when to count again. */
const counting = ({ waits = true, cash }: { readonly waits?: boolean; readonly cash?: Satang } = {}) => {
  const [news, doubts, moves] = [listening<LobbyNews>(), listening<{ type: "data.doubted" }>(), listening<Satang>()]
  let told = 0
  const around = { cash: () => cash, followCash: moves.follow, followNews: news.follow, followDoubts: doubts.follow }
  const leave = slipsMayHaveMoved(around, () => waits)(() => void (told += 1))
  return {
    news: news.tell,
    doubt: () => doubts.tell({ type: "data.doubted" }),
    moves: moves.tell,
    after: (ms: number) => {
      vi.advanceTimersByTime(ms)
      return told
    },
    leave,
    followers: () => [news, doubts, moves].map(({ followers }) => followers()),
  }
}

const drawn = (betId: string): LobbyNews => ({
  type: "round.drawn",
  betId,
  drawn: { top3: "669", top2: "69", bottom2: "15" },
})

test("slips are counted again five seconds after the last of the rounds that ended together", () => {
  const { news, after } = counting()
  news(drawn("yeekee-1"))
  expect(after(4_000)).toBe(0)
  news({ type: "round.cancelled", betId: "yeekee-2" })
  expect(after(4_999)).toBe(0)
  expect(after(1)).toBe(1)
  expect(after(60_000)).toBe(1)
})

test("a round that is moved, and a feed that is found or lost, end no slip", () => {
  const { news, after } = counting()
  news({ type: "round.moved", betId: "yeekee-1", closesAt: 1, resultAt: 2 })
  news({ type: "feed.found" })
  news({ type: "feed.lost" })
  expect(after(60_000)).toBe(0)
})

test("while news are cut off they are counted all the same, though doubts come as often as one waits", () => {
  const { doubt, after } = counting()
  for (let time = 0; time < 6; time++) {
    doubt()
    after(5_000)
  }
  expect(after(5_000)).toBe(6)
})

test("where no slip waits the end of a round changes nothing, and nobody is asked", () => {
  const { news, doubt, after } = counting({ waits: false })
  news(drawn("yeekee-1"))
  doubt()
  expect(after(60_000)).toBe(0)
})

test("cash that moves has them counted at once, cash that becomes known does not", () => {
  const { moves, after } = counting({ waits: false })
  moves(satang(100))
  moves(satang(100))
  expect(after(0)).toBe(0)
  moves(satang(50))
  expect(after(0)).toBe(1)
})

test("cash that was known before counts as known", () => {
  const { moves, after } = counting({ waits: false, cash: satang(100) })
  moves(satang(100))
  expect(after(0)).toBe(0)
  moves(satang(50))
  expect(after(0)).toBe(1)
})

test("whoever leaves hears nothing more", () => {
  const { news, leave, after, followers } = counting()
  news(drawn("yeekee-1"))
  leave()
  expect(after(60_000)).toBe(0)
  expect(followers()).toEqual([0, 0, 0])
})
