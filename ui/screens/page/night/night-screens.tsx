/** All of them together: whoever needs one may be offline when the next is needed. */
export { InsteadScreen } from "./instead.tsx"
export { NotFoundScreen, NothingHereScreen } from "./nothing-found.tsx"
export { MaintenanceScreen } from "./out-of-order.tsx"
