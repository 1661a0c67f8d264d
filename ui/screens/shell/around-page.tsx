import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useApp } from "../../app.ts"
import { WithNavigation } from "../../parts/frame/navigation.tsx"
import { LiveBanner } from "./live-banner.tsx"
import { PlayerNavigation } from "./player-navigation.tsx"
import { ShellTopBar } from "./shell-top-bar.tsx"

type AroundPageProps = {
  /** The page brings its own head and dock. */
  readonly hasOwnBar: boolean
  readonly children: ReactNode
}

/** The bar on top of a page, and for players the ways to go. */
export const AroundPage = ({ hasOwnBar, children }: AroundPageProps) => {
  const isPlayer = useSelector(useApp().session, (state) => state.matches("player"))
  const page = (
    <>
      <ShellTopBar besideRail={isPlayer} compact={hasOwnBar} />
      {isPlayer ? <LiveBanner /> : null}
      <main>{children}</main>
    </>
  )
  return isPlayer ? (
    <WithNavigation navigation={<PlayerNavigation railOnly={hasOwnBar} />}>{page}</WithNavigation>
  ) : (
    page
  )
}
