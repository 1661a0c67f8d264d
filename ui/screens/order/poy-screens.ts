/** One piece for the routes of slips: whoever sees the list opens a slip next. */
export { PoyListScreen } from "./list/poy-list-screen.tsx"
export { PoyOrListScreen } from "./poy-or-list-screen.tsx"
export { SetPoysScreen } from "./set-poys-screen.tsx"
