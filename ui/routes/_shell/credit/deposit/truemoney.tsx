import { createFileRoute } from "@tanstack/react-router"
import { taskScreen } from "../../../../app/screens/account-route.ts"

export const Route = createFileRoute("/_shell/credit/deposit/truemoney")(taskScreen("TrueMoney"))
