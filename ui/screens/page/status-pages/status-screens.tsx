/** All of them together: whoever needs one may be offline when the next is needed. */

export { NotFoundScreen, NothingHereScreen } from "./nothing-found.tsx"
export { MaintenanceScreen } from "./out-of-order.tsx"
export { ReplacementScreen } from "./replacement-screen.tsx"
