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

export const handOn = <Event>(actor: Actor<Event>, buttons: Readonly<Record<string, () => Event>>): Hand => {
  const canPress = (button: string) => {
    const event = buttons[button]?.()
    const now = actor.getSnapshot()
    return event !== undefined && now.status === "active" && now.can(event)
  }
  const stateOf = ({ value }: Snapshot<Event>) => String(value)
  return {
    state: () => stateOf(actor.getSnapshot()),
    isOver: () => actor.getSnapshot().status !== "active",
    error: () => actor.getSnapshot().error,
    canPress,
    hasAnyWayOut: () => Object.keys(buttons).some(canPress),
    press: (button) => {
      const event = buttons[button]?.()
      if (event === undefined || !canPress(button)) return false
      actor.send(event)
      return true
    },
    follow: (heard) => {
      actor.subscribe((snapshot) => heard(stateOf(snapshot)))
    },
    stop: () => {
      actor.stop()
    },
  }
}
