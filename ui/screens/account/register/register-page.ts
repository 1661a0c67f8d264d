import { guard } from "../../page/guard.ts"
import { accountWords, lazyScreen } from "../../page/lazy-screen.ts"

/** The options of both addresses of the registration, with and without an affiliate's slug. Each route takes a copy. */
export const registerPage = {
  beforeLoad: guard,
  component: lazyScreen(() => import("./register-screen.tsx"), "RegisterScreen", accountWords),
}
