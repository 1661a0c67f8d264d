import { videosOf } from "@fakham/core/site"
import { httpVideos } from "@fakham/operator/site"
import type { Machines } from "../../start-machines.lazy.ts"

export const part = ({ visit, client }: Machines) => videosOf(visit.with(httpVideos(client)))

export type VideosPart = ReturnType<typeof part>
