import { Outlet, useMatches } from "@tanstack/react-router"
import { PageChrome } from "./page-chrome.tsx"

/** Every page but a guest's first, with what stands around it. */
export const Shell = () => {
  const hasOwnBar = useMatches({ select: (matches) => matches.at(-1)?.staticData.ownBar === true })
  return (
    <PageChrome hasOwnBar={hasOwnBar}>
      <Outlet />
    </PageChrome>
  )
}
