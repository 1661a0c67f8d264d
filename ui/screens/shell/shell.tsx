import { Outlet, useMatches } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app.ts"
import { WithNavigation } from "../../parts/frame/navigation.tsx"
import { PlayerNavigation } from "./player-navigation.tsx"
import { ShellTopBar } from "./shell-top-bar.tsx"

/** What stands around every page but a guest's first: the bar on top, and for players the ways to go. */
export const Shell = () => {
  const isPlayer = useSelector(useApp().session, (state) => state.matches("player"))
  const hasOwnBar = useMatches({ select: (matches) => matches.at(-1)?.staticData.ownBar === true })
  const page = (
    <>
      <ShellTopBar besideRail={isPlayer} compact={hasOwnBar} />
      <main>
        <Outlet />
      </main>
    </>
  )
  return isPlayer ? (
    <WithNavigation navigation={<PlayerNavigation railOnly={hasOwnBar} />}>{page}</WithNavigation>
  ) : (
    page
  )
}
