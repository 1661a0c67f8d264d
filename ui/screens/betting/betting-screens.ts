import { addBettingWords } from "../../locales/betting.ts"

/** The screens on which bets are made. */
const screens = {
  Bet: async () => (await import("../bet/bet-screen.tsx")).BetScreen,
  NumberSet: async () => (await import("../number-set/number-set-screen.tsx")).NumberSetScreen,
  Sets: async () => (await import("../sets/sets-screen.tsx")).SetsScreen,
}

export type BettingScreen = keyof typeof screens

/** A screen with its words. */
export const fetchBettingScreen = async (name: BettingScreen) => {
  const [screen] = await Promise.all([screens[name](), addBettingWords()])
  return { screen }
}
