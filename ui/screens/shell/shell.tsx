import { Outlet, useMatches } from "@tanstack/react-router"
import { AroundPage } from "./around-page.tsx"

/** Every page but a guest's first, with what stands around it. */
export const Shell = () => {
  const hasOwnBar = useMatches({ select: (matches) => matches.at(-1)?.staticData.ownBar === true })
  return (
    <AroundPage hasOwnBar={hasOwnBar}>
      <Outlet />
    </AroundPage>
  )
}
