import { Connectivity } from "@fakham/core/operator"
import { Layer, Stream } from "effect"

/** The network of the world goes wrong by itself; that it is back is told by hand. */
export const connectivity = Layer.succeed(Connectivity, { follow: Stream.never })

type Snapshot<Event> = {
  readonly status: "active" | "done" | "error" | "stopped"
  readonly value: unknown
  readonly error: unknown
  readonly can: (event: Event) => boolean
}
type Actor<Event> = {
  readonly getSnapshot: () => Snapshot<Event>
  readonly send: (event: Event) => void
  readonly stop: () => unknown
  readonly subscribe: (heard: (snapshot: Snapshot<Event>) => void) => unknown
}

/** A player's hand on a machine: the buttons of a screen by their names, and what stands there. */
export type Hand = {
  readonly state: () => string
  readonly isOver: () => boolean
  readonly error: () => unknown
  readonly canPress: (button: string) => boolean
  readonly hasAnyWayOut: () => boolean
  /** Presses a button if it is there; tells whether it was. */
  readonly press: (button: string) => boolean
  readonly follow: (heard: (state: string) => void) => void
  readonly stop: () => void
}

type Buttons<Event> = Readonly<Record<string, () => Event>>

/** An errand that a machine has invoked, and the buttons that are its own while it goes on. */
type Within<Event> = { readonly now: () => Actor<Event> | undefined; readonly buttons: Buttons<Event> }

/** A hand on a machine and on the errand that it may have invoked: then the errand's state is what a screen shows. */
export const handOn = <Event, Inner = never>(
  actor: Actor<Event>,
  buttons: Buttons<Event>,
  errand?: Within<Inner>,
): Hand => {
  const may = <One>(one: Actor<One> | undefined, event: One | undefined): event is One =>
    one !== undefined && event !== undefined && one.getSnapshot().status === "active" && one.getSnapshot().can(event)
  const canPress = (button: string) =>
    may(actor, buttons[button]?.()) || may(errand?.now(), errand?.buttons[button]?.())
  const stateOf = () => String((errand?.now() ?? actor).getSnapshot().value)
  return {
    state: stateOf,
    isOver: () => actor.getSnapshot().status !== "active",
    error: () => actor.getSnapshot().error,
    canPress,
    hasAnyWayOut: () => Object.keys({ ...buttons, ...errand?.buttons }).some(canPress),
    press: (button) => {
      const [own, inner] = [buttons[button]?.(), errand?.buttons[button]?.()]
      if (may(actor, own)) actor.send(own)
      else if (may(errand?.now(), inner)) errand?.now()?.send(inner)
      else return false
      return true
    },
    follow: (heard) => {
      const heardFrom = new Set<unknown>()
      actor.subscribe(() => {
        heard(stateOf())
        const inner = errand?.now()
        if (inner === undefined || heardFrom.has(inner)) return
        heardFrom.add(inner)
        inner.subscribe(() => heard(stateOf()))
      })
    },
    stop: () => {
      actor.stop()
    },
  }
}
