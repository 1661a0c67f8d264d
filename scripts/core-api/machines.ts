import { type AnyStateMachine, StateMachine } from "xstate"
import { entriesOfCore } from "./entries.ts"

/** A machine of core: the entry that offers it, and what makes it, or is it where it needs nothing. */
export type OfferedMachine = { readonly entry: string; readonly name: string; readonly machine: AnyStateMachine }

/** Stands for the ports and settings that a machine is made with: no chart depends on them. */
export const anything: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : anything),
  apply: () => anything,
})

/** How the names of a machine's types begin: Round of makeRound. */
export const typeNameOf = (name: string): string => {
  const own = name.replace(/^make/, "")
  return own.charAt(0).toUpperCase() + own.slice(1)
}

/** Every machine that core offers, once, at the entry of its concept; made with these settings. */
export const machinesOfCore = async (settings: unknown = anything): Promise<ReadonlyArray<OfferedMachine>> => {
  const found = new Map<unknown, OfferedMachine>()
  const gathersLast = (await entriesOfCore()).toSorted(
    (one, other) => Number(!one.source.includes("/")) - Number(!other.source.includes("/")),
  )
  for (const { name: entry } of gathersLast) {
    const offered: Readonly<Record<string, unknown>> = await import(entry)
    for (const [name, value] of Object.entries(offered)) {
      const machine = made(name, value, settings)
      if (machine !== undefined && !found.has(value)) found.set(value, { entry, name, machine })
    }
  }
  const key = ({ entry, name }: OfferedMachine) => `${entry} ${name}`
  return [...found.values()].toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
}

const made = (name: string, value: unknown, settings: unknown): AnyStateMachine | undefined => {
  if (value instanceof StateMachine) return value
  if (typeof value !== "function" || !/^make[A-Z]/.test(name)) return undefined
  const machine: unknown = Reflect.apply(value, undefined, [anything, settings, settings])
  return machine instanceof StateMachine ? machine : undefined
}
