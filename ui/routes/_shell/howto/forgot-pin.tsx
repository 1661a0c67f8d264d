import { createFileRoute } from "@tanstack/react-router"
import { guidePage } from "../../../screens/account/account-screen.ts"

export const Route = createFileRoute("/_shell/howto/forgot-pin")({ ...guidePage })
