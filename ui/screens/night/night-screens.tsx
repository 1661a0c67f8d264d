/** All of them together: whoever needs one may be offline when the next is needed. */
export { DomainScreen, ForbiddenScreen, UnauthorizedScreen } from "./not-allowed.tsx"
export { NotFoundScreen, NothingHereScreen } from "./nothing-found.tsx"
export { MaintenanceScreen, ServerErrorScreen, SomethingWrongScreen } from "./out-of-order.tsx"
