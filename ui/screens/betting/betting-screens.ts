import { addBettingWords } from "../../locales/betting.ts"

/** What most rounds are opened for is fetched side by side with the screen that asks for it. */
const betScreen = async () => {
  import("../bet/bet-page.tsx").catch(() => undefined)
  return (await import("../bet/bet-screen.tsx")).BetScreen
}

/** The screens on which bets are made. */
const screens = {
  Bet: betScreen,
  NumberSet: async () => (await import("../number-set/number-set-screen.tsx")).NumberSetScreen,
  Sets: async () => (await import("../sets/sets-screen.tsx")).SetsScreen,
}

export type BettingScreen = keyof typeof screens

/** A screen with its words. */
export const fetchBettingScreen = async (name: BettingScreen) => {
  const [screen] = await Promise.all([screens[name](), addBettingWords()])
  return { screen }
}
