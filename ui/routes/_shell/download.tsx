import { createFileRoute } from "@tanstack/react-router"
import { beingBuilt } from "../../screens/page/being-built.ts"

export const Route = createFileRoute("/_shell/download")({ ...beingBuilt })
