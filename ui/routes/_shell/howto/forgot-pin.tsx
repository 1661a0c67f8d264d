import { createFileRoute } from "@tanstack/react-router"
import { guidePage } from "../../../app/screens/account-route.ts"

export const Route = createFileRoute("/_shell/howto/forgot-pin")({ ...guidePage })
