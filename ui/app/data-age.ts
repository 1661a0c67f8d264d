import { dataAge } from "@fakham/core/operator"
import { type ActorRefFrom, createActor } from "xstate"
import type { PageActors } from "./world.ts"

export type DataAge = {
  readonly asOf: ActorRefFrom<typeof dataAge>
  readonly hear: (headers: Headers, way: { readonly receivedAt: number }) => void
  readonly stop: () => void
}

export const followDataAge = ({ connection }: Pick<PageActors, "connection">): DataAge => {
  const asOf = createActor(dataAge, { input: connection }).start()
  return {
    asOf,
    hear: (headers, { receivedAt }) => {
      const kept = Number(headers.get("x-kept-at"))
      asOf.send({ type: "answer.came", at: receivedAt, keptAt: kept > 0 ? kept : undefined })
    },
    stop: () => void asOf.stop(),
  }
}
