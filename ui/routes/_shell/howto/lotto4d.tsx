import { createFileRoute } from "@tanstack/react-router"
import { accountScreen } from "../../../screens/account/account-screen.ts"

export const Route = createFileRoute("/_shell/howto/lotto4d")({ component: accountScreen("Guide") })
