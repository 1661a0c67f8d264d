import { httpPromotions } from "@fakham/adapters/operator/notices"
import { makeReading } from "@fakham/core/operator"
import { type Promotion, Promotions } from "@fakham/core/site"
import { ManagedRuntime } from "effect"
import { useState } from "react"
import { feedOf } from "./feeds.ts"
import type { Machines } from "./player.ts"
import { useMachines } from "./use-machines.ts"

type PromotionsRead = ReturnType<typeof makeReading<unknown, ReadonlyArray<Promotion>>>

const promotions = ({ client, world }: Machines): PromotionsRead =>
  makeReading(ManagedRuntime.make(httpPromotions(client)), () => Promotions.use(({ all }) => all), {
    feed: feedOf(world.followConnection),
  })

/** Put together with the one page that shows promotions, and fetched with it. */
export const usePromotions = (): PromotionsRead => {
  const machines = useMachines()
  const [made] = useState(() => promotions(machines))
  return made
}
