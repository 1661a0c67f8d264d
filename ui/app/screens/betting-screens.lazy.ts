import type { FunctionComponent } from "react"
import { addBettingWords } from "../../locales/betting.ts"
import { onParts, parts } from "../parts.ts"

const withWords = async (fetched: Promise<FunctionComponent>) => {
  const [screen] = await Promise.all([fetched, addBettingWords()])
  return screen
}

/** What most rounds are opened for is fetched side by side with the screen that asks for it. */
const betScreen = async () => {
  import("../../screens/betting/bet-page.lazy.tsx").catch(() => undefined)
  return (await import("../../screens/betting/bet-screen.lazy.tsx")).BetScreen
}

/** One piece for the screens of slips: whoever sees the list opens a slip next. */
const poyScreens = () => import("../../screens/order/poy-screens.lazy.tsx")

/** The screens on which bets are made and looked up, each with its words and what it runs on. */
const screens = {
  Bet: () => withWords(onParts(betScreen(), parts.betPage, parts.betChoices)),
  NumberSet: () =>
    withWords(
      onParts(
        import("../../screens/betting/number-set/number-set-screen.lazy.tsx").then((of) => of.NumberSetScreen),
        parts.numberSets,
        parts.numberSetEditor,
        parts.slips,
      ),
    ),
  PoyList: () =>
    onParts(
      poyScreens().then((of) => of.PoyListScreen),
      parts.slips,
    ),
  PoyOrList: () =>
    onParts(
      poyScreens().then((of) => of.PoyOrListScreen),
      parts.slips,
    ),
  Results: () =>
    onParts(
      import("../../screens/lotto/results/results-screen.lazy.tsx").then((of) => of.ResultsScreen),
      parts.pastResults,
    ),
  SetPoys: () =>
    onParts(
      poyScreens().then((of) => of.SetPoysScreen),
      parts.slips,
    ),
  Sets: () =>
    withWords(
      onParts(
        import("../../screens/gov4d/sets-screen.lazy.tsx").then((of) => of.SetsScreen),
        parts.ticket4dPage,
        parts.betChoices,
      ),
    ),
}

export type BettingScreen = keyof typeof screens

export const fetchBettingScreen = async (name: BettingScreen) => ({ screen: await screens[name]() })
