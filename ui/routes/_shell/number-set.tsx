import { createFileRoute } from "@tanstack/react-router"
import { bettingScreen } from "../../app/screens/betting-route.ts"
import type { NumberSetSearch } from "../../screens/betting/number-set/number-set-address.ts"

export const Route = createFileRoute("/_shell/number-set")({
  ...bettingScreen("NumberSet"),
  // What stands there is read by the screen.
  validateSearch: (search: NumberSetSearch): NumberSetSearch => search,
})
