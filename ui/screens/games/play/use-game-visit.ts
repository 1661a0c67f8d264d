import type { GameChoice } from "@fakham/core/games"
import { useEffect, useState } from "react"
import { useApp } from "../../../app/app.ts"
import { parts } from "../../../app/parts.ts"
import { usePart } from "../../../app/use-visit.ts"
import { shownTheme } from "../../page/use-theme.ts"

/** A visit to a game for as long as its page is open. */
export const useGameVisit = (choice: GameChoice) => {
  const { preferences } = useApp()
  const { playerGames } = usePart(parts.games)
  const { visitTo, begin, leave } = usePart(parts.gameVisits)
  const [visit] = useState(() =>
    visitTo(choice, {
      look: () => {
        const { locale, theme } = preferences.getSnapshot().context
        return { language: locale, theme: shownTheme(theme) }
      },
      onOpened: (opened) => playerGames.send({ type: "game.opened", choice: opened }),
    }),
  )
  useEffect(() => {
    begin(visit.actor)
    return () => leave(visit.actor)
  }, [visit, begin, leave])
  return visit
}
