import { type ActorRefFrom, createActor, fromTransition } from "xstate"
import { follow } from "./follow.ts"
import type { PageActors } from "./world.ts"

type Context = { readonly asOf: number | undefined; readonly isKept: boolean }
type Event =
  | { readonly type: "answer.came"; readonly at: number; readonly keptAt: number | undefined }
  | { readonly type: "connection.restored" }

const unknown: Context = { asOf: undefined, isKept: false }

/** When what is on show was told: the oldest of the answers that were kept, else the last that came. */
const dataAge = fromTransition((context: Context, event: Event): Context => {
  // All that is on show is asked for again.
  if (event.type === "connection.restored") return { ...context, isKept: false }
  const { asOf, isKept } = context
  const { at, keptAt } = event
  if (keptAt === undefined) return isKept ? context : { asOf: at, isKept }
  return { asOf: isKept ? Math.min(asOf ?? keptAt, keptAt) : keptAt, isKept: true }
}, unknown)

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
