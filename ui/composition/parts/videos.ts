import { httpVideos } from "@fakham/adapters/operator/notices"
import { videosOf } from "@fakham/core/site"
import type { Machines } from "../player.ts"

export const part = ({ visit, client }: Machines) => videosOf(visit.with(httpVideos(client)))

export type Videos = ReturnType<typeof part>
