/** The pages that tell what moves a player's money, in one file of scripts. */
export { StatusScreen } from "../status/status-screen.tsx"
export { TurnoverScreen } from "../turnover/turnover-screen.tsx"
export { StatementScreen } from "./statement-screen.tsx"
