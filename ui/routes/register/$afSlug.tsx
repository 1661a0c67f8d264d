import { createFileRoute } from "@tanstack/react-router"
import { registerRoute } from "../../app/screens/account-route.ts"

export const Route = createFileRoute("/register/$afSlug")({ ...registerRoute })
