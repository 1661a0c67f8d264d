import { type ActorRefFrom, assign, createActor, setup } from "xstate"
import { follow } from "./follow.ts"
import type { PageActors } from "./world.ts"

type Came = { readonly at: number; readonly keptAt: number | undefined }

/** When what is on show was told: the oldest of the answers that were kept, else the last that came. */
const dataAge = setup({
  types: {} as {
    context: { readonly asOf: number | undefined; readonly isKept: boolean }
    events: ({ readonly type: "answer.came" } & Came) | { readonly type: "connection.restored" }
  },
}).createMachine({
  context: { asOf: undefined, isKept: false },
  on: {
    "answer.came": {
      actions: assign(({ context: { asOf, isKept }, event: { at, keptAt } }) => {
        if (keptAt !== undefined) return { asOf: isKept ? Math.min(asOf ?? keptAt, keptAt) : keptAt, isKept: true }
        return isKept ? {} : { asOf: at }
      }),
    },
    // All that is on show is asked for again.
    "connection.restored": { actions: assign({ isKept: false }) },
  },
})

export type DataAge = {
  readonly asOf: ActorRefFrom<typeof dataAge>
  readonly hear: (headers: Headers, way: { readonly receivedAt: number }) => void
  readonly stop: () => void
}

export const followDataAge = ({ connection }: Pick<PageActors, "connection">): DataAge => {
  const asOf = createActor(dataAge).start()
  const leave = follow(
    connection,
    (state) => state.matches("online"),
    (isOnline) => {
      if (isOnline) asOf.send({ type: "connection.restored" })
    },
  )
  return {
    asOf,
    hear: (headers, { receivedAt }) => {
      const kept = Number(headers.get("x-kept-at"))
      asOf.send({ type: "answer.came", at: receivedAt, keptAt: kept > 0 ? kept : undefined })
    },
    stop: () => {
      leave()
      asOf.stop()
    },
  }
}
