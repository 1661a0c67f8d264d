import { somchai } from "../fixtures.ts"
import { comeLoggedIn } from "../pages/login-page.ts"
import { pairs, sweep } from "./look.ts"

sweep("bank accounts", pairs.oneWay, async ({ page, visits }) => {
  await comeLoggedIn(page, somchai)
  await visits("/bank/add", "/bank/status")
})
