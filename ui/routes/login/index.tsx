import { createFileRoute } from "@tanstack/react-router"
import { WelcomeScreen } from "../../screens/identity/guest/welcome-screen.tsx"
import { guard } from "../../screens/page/guard.ts"

export const Route = createFileRoute("/login/")({ beforeLoad: guard, component: WelcomeScreen })
