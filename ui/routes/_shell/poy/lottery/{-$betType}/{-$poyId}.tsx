import { createFileRoute } from "@tanstack/react-router"
import { beingBuilt } from "../../../../../screens/page/being-built.ts"

export const Route = createFileRoute("/_shell/poy/lottery/{-$betType}/{-$poyId}")({ ...beingBuilt })
