import { createFileRoute } from "@tanstack/react-router"
import { accountScreen } from "../../../app/screens/account-route.ts"
import { greet } from "../../../screens/page/greet.ts"

export const Route = createFileRoute("/login/line/auth")({ beforeLoad: greet, component: accountScreen("LineLogin") })
