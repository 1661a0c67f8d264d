import { useSelector } from "@xstate/react"
import { type ReactNode, Suspense } from "react"
import { useApp } from "../../app/app.ts"
import { WithNavigation } from "../../parts/chrome/navigation.tsx"
import { useWhole } from "../../parts/drawn-in-pieces.ts"
import { lazyExtra } from "../../parts/lazy-extra.ts"
import { PlayerNavigation } from "./player-navigation.tsx"
import { ShellTopBar } from "./shell-top-bar.tsx"

const PageNotices = lazyExtra(async () => (await import("./page-notices.lazy.tsx")).PageNotices)

type PageChromeProps = {
  /** The page brings its own head and dock. */
  readonly hasOwnBar: boolean
  readonly children: ReactNode
}

/** The bar on top of a page, and for players the ways to go. */
export const PageChrome = ({ hasOwnBar, children }: PageChromeProps) => {
  const isPlayer = useSelector(useApp().session, (state) => state.matches("player"))
  // What is fetched while the page is drawn would have it drawn again when it comes.
  const stands = useWhole(true)
  const bar = <ShellTopBar isPlayer={isPlayer} stands={stands} compact={hasOwnBar} />
  const page = <main>{children}</main>
  return isPlayer ? (
    <WithNavigation navigation={<PlayerNavigation railOnly={hasOwnBar} />}>
      {bar}
      <Suspense>{stands && <PageNotices />}</Suspense>
      {page}
    </WithNavigation>
  ) : (
    <>
      {bar}
      {page}
    </>
  )
}
