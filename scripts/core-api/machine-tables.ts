import type { AnyStateMachine, AnyStateNode } from "xstate"
import { type OfferedMachine, typeNameOf } from "./machines.ts"

type Transition = { readonly target: ReadonlyArray<AnyStateNode> | undefined }

/** A page on every machine: its states, what each hears and where that leads, and what each does by itself. */
export const machineTables = (machines: ReadonlyArray<OfferedMachine>): string =>
  [
    "# States and events of every machine\n",
    "Made from the machines. `npm run api -- --update` writes this file.\n",
    "A state inside another one hears what that one hears as well. → names where an event may lead, by what the machine knows; an event without it changes what is known and no state. The types named below come from `@fakham/core/machines`.\n",
    ...machines.map(tableOf),
  ].join("\n")

const tableOf = ({ entry, name, machine }: OfferedMachine): string => {
  const types = ["Input", "Event", "State"].map((part) => `\`${typeNameOf(name)}${part}\``).join(", ")
  return [
    `## ${name}\n`,
    `\`${entry}\`; ${types}\n`,
    "| state | hears | by itself |",
    "|---|---|---|",
    ...statesOf(machine).map(rowOf),
    "",
  ].join("\n")
}

const statesOf = (machine: AnyStateMachine): ReadonlyArray<AnyStateNode> => {
  const within = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [
    node,
    ...Object.values<AnyStateNode>(node.states).flatMap(within),
  ]
  return within(machine.root).filter((node) => node !== machine.root || node.transitions.size > 0)
}

const rowOf = (node: AnyStateNode): string => {
  const events = [...node.transitions].filter(([event]) => !event.startsWith("xstate."))
  const passing = [
    ...(node.always ?? []).map((transition: Transition) => leadsTo([transition])),
    ...[...node.transitions].flatMap(([event, transitions]) => {
      const cause = causeOf(event, node)
      return cause === undefined ? [] : [`${cause}${leadsTo(transitions)}`]
    }),
  ]
  const cells = [
    nameOf(node),
    events.map(([event, transitions]) => `\`${event}\`${leadsTo(transitions)}`).join(", "),
    [...new Set(passing.map((one) => one.trim()))].join(", "),
  ]
  return `| ${cells.join(" | ")} |`
}

const nameOf = (node: AnyStateNode): string => {
  if (node.path.length === 0) return "any"
  const kind = node.type === "final" ? ", final" : node.type === "parallel" ? ", parallel" : ""
  const isFirst = node.parent?.type === "compound" && node.parent.initial.target?.includes(node)
  return `\`${node.path.join(".")}\`${isFirst ? ", first" : ""}${kind}`
}

/** What happens by itself: time has passed, or something that the state has begun has ended. */
export const causeOf = (event: string, { invoke }: AnyStateNode): string | undefined => {
  const [, what = "", ...rest] = event.split(".")
  if (what === "after") return `after \`${rest[0]}\``
  if (what === "done" || what === "error") {
    const id = rest.slice(1).join(".")
    const begun = invoke.find((one) => one.id === id)
    // One without a name is told by what it does.
    const name = /^\d/.test(id) && typeof begun?.src === "string" ? begun.src : id
    return `\`${name}\` ${what === "done" ? "is done" : "fails"}`
  }
  return what === "snapshot" ? `\`${rest.join(".")}\` changes` : undefined
}

const leadsTo = (transitions: ReadonlyArray<Transition>): string => {
  const targets = new Set(
    transitions.flatMap(({ target }) => (target ?? []).map(({ path }) => `\`${path.join(".") || "the beginning"}\``)),
  )
  return targets.size === 0 ? "" : ` → ${[...targets].join(" or ")}`
}
