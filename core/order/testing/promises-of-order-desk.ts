import type { Layer } from "effect"
import { asking, ensure, failureOf, type PortPromise, same, successOf } from "../../testing/port-promise.ts"
import { type Order, stakeOf } from "../order.ts"
import { OrderDesk } from "../placing/order-desk.port.ts"

/** A desk to be tried: what it takes, what it refuses, and how to have it lose its next answer after it has taken an order. */
export type TriedDesk = {
  readonly desk: Layer.Layer<OrderDesk>
  /** An order that it takes, however often. */
  readonly order: () => Order
  readonly refused?: () => Order
  readonly loseAnswer?: () => Promise<void> | void
}

let keys = 0
const newKey = () => `promise-${++keys}-${Math.random().toString(36).slice(2)}`

/** What is promised of a desk that takes orders. Orders are really placed, and their stakes are taken. */
export const promisesOfOrderDesk = ({ desk, order, refused, loseAnswer }: TriedDesk): ReadonlyArray<PortPromise> => {
  const ask = asking(desk)
  const place = (what: Order, key: string) => ask(OrderDesk.use((port) => port.place(what, key)))
  const byKey = (key: string) => ask(OrderDesk.use((port) => port.byKey(key)))
  return [
    {
      says: "an order is one slip with what was staked, and for the same key the same slip",
      holds: async () => {
        const [what, key] = [order(), newKey()]
        const first = successOf(await place(what, key), "an order")
        same(first?.stake, stakeOf(what), "the stake")
        same(
          successOf(await place(what, key), "the same order under its key")?.id,
          first?.id,
          "the slip of the same key",
        )
        same(
          successOf(await byKey(key), "the key of an order that was placed")?.id,
          first?.id,
          "the slip that its key finds",
        )
      },
    },
    {
      says: "two keys are two slips",
      holds: async () => {
        const [one, other] = [await place(order(), newKey()), await place(order(), newKey())]
        ensure(
          successOf(one, "an order")?.id !== successOf(other, "an order")?.id,
          "an order under another key is told as the slip of the first",
        )
      },
    },
    {
      says: "of a key that was never placed nobody has heard",
      holds: async () => {
        const answer = failureOf(await byKey(newKey()))
        ensure(answer === "NoSuchIntent" || answer === "NotOffered", `a key that nobody has placed is ${answer}`)
      },
    },
    ...(refused === undefined
      ? []
      : [
          {
            says: "a no is answered again for its key, and nothing is placed",
            holds: async () => {
              const [what, key] = [refused(), newKey()]
              const no = failureOf(await place(what, key))
              ensure(no !== undefined && no !== "Unreachable", `what is to be refused is ${no}`)
              same(failureOf(await place(what, key)), no, "the no to the same key")
            },
          },
        ]),
    ...(loseAnswer === undefined
      ? []
      : [
          {
            says: "a slip whose answer was lost is found by its key, and is the one that the key places again",
            holds: async () => {
              const [what, key] = [order(), newKey()]
              await loseAnswer()
              same(failureOf(await place(what, key)), "Unreachable", "an answer that is lost")
              const found = successOf(await byKey(key), "the key of an order that was placed")
              same(found?.stake, stakeOf(what), "the stake of what is found")
              same(
                successOf(await place(what, key), "the same order under its key")?.id,
                found?.id,
                "the slip of the same key",
              )
            },
          },
        ]),
  ]
}
