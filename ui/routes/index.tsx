import { createFileRoute } from "@tanstack/react-router"
import { WelcomeScreen } from "../screens/identity/guest/welcome-screen.tsx"
import { guardAndGreet } from "../screens/page/greet.ts"

export const Route = createFileRoute("/")({ beforeLoad: guardAndGreet, component: WelcomeScreen })
