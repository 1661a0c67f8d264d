import { guard } from "../../screens/page/guard.ts"
import { accountScreen } from "./account-route.ts"

/** The options of both addresses of the registration, with and without an affiliate's slug. Each route takes a copy. */
export const registerPage = {
  beforeLoad: guard,
  component: accountScreen("Register"),
}
