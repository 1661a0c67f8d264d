type Snapshot = {
  readonly status: "active" | "done" | "error" | "stopped"
  readonly value: unknown
  readonly error: unknown
}
type Actor<Event> = {
  readonly getSnapshot: () => Snapshot & { readonly can: (event: Event) => boolean }
  readonly send: (event: Event) => void
  readonly start: () => unknown
  readonly stop: () => unknown
  readonly subscribe: (onChange: () => void) => unknown
}
/** What is seen of an actor without knowing its events. */
type Shown = { readonly getSnapshot: () => Snapshot; readonly subscribe: (onChange: () => void) => unknown }

/** A player's hand on a machine: the buttons of a screen by their names, and what stands there. */
export type Hand = {
  readonly state: () => string
  readonly isOver: () => boolean
  readonly error: () => unknown
  readonly canPress: (button: string) => boolean
  readonly hasAnyWayOut: () => boolean
  /** Presses a button if it is there; tells whether it was. */
  readonly press: (button: string) => boolean
  readonly subscribe: (onChange: (state: string) => void) => void
  readonly stop: () => void
}

type Buttons<Event> = Readonly<Record<string, () => Event>>

/** A machine that another one may have invoked, with the buttons that are its own while it goes on. */
export type Invoked = {
  readonly now: () => Shown | undefined
  readonly buttons: ReadonlyArray<string>
  /** What a button would send, if it can be pressed. */
  readonly sending: (button: string) => (() => void) | undefined
}

export const invoked = <Event>(
  now: () => Omit<Actor<Event>, "start" | "stop"> | undefined,
  buttons: Buttons<Event>,
): Invoked => ({
  now,
  buttons: Object.keys(buttons),
  sending: (button) => {
    const [actor, event] = [now(), buttons[button]?.()]
    const snapshot = actor?.getSnapshot()
    const isTaken = event !== undefined && snapshot?.status === "active" && snapshot.can(event)
    return isTaken ? () => actor?.send(event) : undefined
  },
})

/** Starts a machine, with a hand on it and on what it may have invoked: then the state of that is what a screen shows. */
export const handOn = <Event>(
  actor: Actor<Event>,
  buttons: Buttons<Event>,
  ...children: ReadonlyArray<Invoked>
): Hand => {
  const all = [invoked(() => actor, buttons), ...children]
  const sending = (button: string) => all.map((one) => one.sending(button)).find((send) => send !== undefined)
  const canPress = (button: string) => sending(button) !== undefined
  const childrenNow = () => children.flatMap(({ now }) => now() ?? [])
  const stateOf = () => String((childrenNow()[0] ?? actor).getSnapshot().value)
  actor.start()
  return {
    state: stateOf,
    isOver: () => actor.getSnapshot().status !== "active",
    error: () => actor.getSnapshot().error,
    canPress,
    hasAnyWayOut: () => all.flatMap((one) => one.buttons).some(canPress),
    press: (button) => {
      const send = sending(button)
      send?.()
      return send !== undefined
    },
    subscribe: (onChange) => {
      const subscribedTo = new Set<Shown>()
      const look = () => {
        onChange(stateOf())
        for (const child of childrenNow().filter((one) => !subscribedTo.has(one))) {
          subscribedTo.add(child)
          child.subscribe(look)
        }
      }
      actor.subscribe(look)
    },
    stop: () => {
      actor.stop()
    },
  }
}
