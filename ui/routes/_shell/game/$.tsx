import { createFileRoute } from "@tanstack/react-router"
import { gamesRoute } from "../../../screens/games/games-route.ts"

export const Route = createFileRoute("/_shell/game/$")({ ...gamesRoute })
