import { createFileRoute } from "@tanstack/react-router"
import { registerPage } from "../../screens/account/register/register-page.ts"

export const Route = createFileRoute("/register/")({ ...registerPage })
