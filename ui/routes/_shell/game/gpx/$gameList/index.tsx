import { createFileRoute } from "@tanstack/react-router"
import { gamePage } from "../../../../../screens/games/game-screen.ts"

export const Route = createFileRoute("/_shell/game/gpx/$gameList/")({ ...gamePage })
