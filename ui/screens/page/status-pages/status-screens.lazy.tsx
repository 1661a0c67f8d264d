import type { ComponentType } from "react"
import { DomainScreen, ForbiddenScreen, UnauthorizedScreen } from "./not-allowed.tsx"
import { ServerErrorScreen, SomethingWrongScreen } from "./out-of-order.tsx"

/** All of them together: whoever needs one may be offline when the next is needed. */
export { NotFoundScreen, NothingHereScreen } from "./nothing-found.tsx"
export { MaintenanceScreen } from "./out-of-order.tsx"

const screens: Readonly<Record<string, ComponentType>> = {
  Unauthorized: UnauthorizedScreen,
  Forbidden: ForbiddenScreen,
  HostNotAllowed: DomainScreen,
  Unreachable: ServerErrorScreen,
}

/** What stands in place of a page, by the tag of what kept it away. */
export const ReplacementScreen = ({ of }: { readonly of: string }) => {
  const Screen = screens[of] ?? SomethingWrongScreen
  return <Screen />
}
