import { httpVideos } from "@fakham/adapters/operator/notices"
import { makeReading } from "@fakham/core/operator"
import { type Video, Videos } from "@fakham/core/site"
import { ManagedRuntime } from "effect"
import { useState } from "react"
import { feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

type VideosRead = ReturnType<typeof makeReading<unknown, ReadonlyArray<Video>>>

const videos = ({ client, world }: Machines): VideosRead =>
  makeReading(ManagedRuntime.make(httpVideos(client)), () => Videos.use(({ all }) => all), {
    feed: feedOf(world.followConnection),
  })

/** Put together with the pages of clips, and fetched with them. */
export const useVideos = (): VideosRead => {
  const machines = useMachines()
  const [made] = useState(() => videos(machines))
  return made
}
