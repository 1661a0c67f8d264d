import { Unreachable } from "@fakham/core"
import { Result } from "effect"
import { expect, test } from "vitest"
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  initialTransition,
  StateMachine,
  type StateValue,
  transition,
} from "xstate"
import { anything, machinesOfCore } from "./machines.ts"

type Named = { readonly name: string; readonly machine: AnyStateMachine }

const actorsOf = ({ implementations }: AnyStateMachine): Readonly<Record<string, unknown>> => implementations.actors

/** A machine and all that it runs inside itself, each once. */
const withInner = (all: ReadonlyArray<Named>): ReadonlyArray<Named> => {
  const found = new Map<string, Named>()
  const look = ({ name, machine }: Named) => {
    if (found.has(machine.id)) return
    found.set(machine.id, { name, machine })
    for (const [inner, logic] of Object.entries(actorsOf(machine)))
      if (logic instanceof StateMachine) look({ name: `${name}.${inner}`, machine: logic })
  }
  for (const one of all) look(one)
  return [...found.values()]
}

const nodesOf = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf),
]

/** What a state of the chart is inside the whole of it. */
const valueAt = (path: ReadonlyArray<string>): StateValue | undefined =>
  path.length === 0 ? undefined : path.reduceRight<StateValue>((inner, at) => ({ [at]: inner }), {})

/** Each state that waits for a program, as it is while it waits, and what tells it of the answer. */
const waits = ({ machine }: Named) =>
  nodesOf(machine.root).flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => {
      const logic = typeof src === "string" ? actorsOf(machine)[src] : src
      const type = `xstate.done.actor.${id}`
      const isProgram = !(logic instanceof StateMachine) && node.transitions.has(type)
      return isProgram ? [{ node, type, what: typeof src === "string" ? src : id }] : []
    }),
  )

/** What machines begin with that copy it, too. */
const input: unknown = new Proxy(
  Object.assign(() => undefined, { round: anything }),
  {
    get: () => anything,
    apply: () => anything,
  },
)

const stateIn = ({ machine }: Named, node: AnyStateNode): AnyMachineSnapshot => {
  const [first] = initialTransition(machine, input)
  return machine.resolveState({ value: valueAt(node.path) ?? first.value, context: first.context })
}

/** Settings of which all that is a time is left to the machine. */
const withoutTimes: unknown = new Proxy(() => undefined, {
  get: (_, name) => (/every|interval|throttle|timeout|pace|limit$/i.test(String(name)) ? undefined : anything),
  apply: () => anything,
})

const machines = withInner(await machinesOfCore(withoutTimes))
const waiting = machines.flatMap((one) =>
  waits(one).map((wait) => ({ ...wait, one, title: `${one.name} at ${wait.node.path.join(".")}: ${wait.what}` })),
)

test("most machines wait for a port somewhere", () => {
  expect(waiting.length).toBeGreaterThan(80)
})

test.each(waiting)("what a port breaks leads on: $title", ({ one, node, type }) => {
  const before = stateIn(one, node)
  const output = Result.fail(new Unreachable({ cause: new TypeError("no such field") }))
  const [after] = transition(one.machine, before, { type, output })
  expect(after.status).not.toBe("error")
  expect(after.matches(before.value) && after.hasTag("busy")).toBe(false)
})
