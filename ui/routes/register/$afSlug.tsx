import { createFileRoute } from "@tanstack/react-router"
import { registerPage } from "../../app/screens/register-page.ts"

export const Route = createFileRoute("/register/$afSlug")({ ...registerPage })
