import { somchai } from "../fixtures.ts"
import { comeLoggedIn } from "../pages/login-page.ts"
import { pairs, sweep } from "./look.ts"

sweep("who a player is, what they say of themselves, and another PIN", pairs.otherWay, async ({ page, visits }) => {
  await comeLoggedIn(page, somchai)
  await visits("/profile", "/profile/edit", "/profile/change-pin")
})
