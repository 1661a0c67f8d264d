import { cookieNews } from "@fakham/adapters/browser/site"
import { httpNewsDesk } from "@fakham/adapters/operator/site"
import { type AroundNews, makeNews, popupAddress } from "@fakham/core/site"
import { Layer, ManagedRuntime } from "effect"
import { useState } from "react"
import type { ActorRefFrom } from "xstate"
import { type App, useApp } from "./app.ts"
import { feedOf } from "./feeds.ts"
import { follow } from "./follow.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

type NewsMachine = ReturnType<typeof makeNews>

export type NewsActor = ActorRefFrom<NewsMachine>

/** What was seen in a browser that keeps nothing is remembered as long as the player's machines stand. */
const remembered = new WeakMap<Machines, ReturnType<typeof cookieNews>>()

const news = (machines: Machines, { support }: Pick<App, "support">): NewsMachine => {
  const memory = remembered.get(machines) ?? cookieNews()
  remembered.set(machines, memory)
  return makeNews(
    ManagedRuntime.make(Layer.mergeAll(httpNewsDesk(machines.client), memory)),
    feedOf<AroundNews>(machines.world.followConnection, (tell) =>
      follow(
        support,
        (state) => popupAddress(state.context.support),
        (address) => tell({ type: "popup.announced", address }),
      ),
    ),
  )
}

/** Put together with the news on the main page, and fetched with them. */
export const useNews = (): NewsMachine => {
  const machines = useMachines()
  const app = useApp()
  const [made] = useState(() => news(machines, app))
  return made
}
