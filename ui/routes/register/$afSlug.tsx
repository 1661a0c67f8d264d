import { createFileRoute } from "@tanstack/react-router"
import { registerPage } from "../../app/screens/account-route.ts"

export const Route = createFileRoute("/register/$afSlug")({ ...registerPage })
