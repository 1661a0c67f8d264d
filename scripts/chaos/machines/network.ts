import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { openSync } from "node:fs"
import { join } from "node:path"
import { foldersOfPrograms, isProgram } from "@fakham/stand-in/testing/processes"
import { root, run } from "../../commands/run.ts"

/** A machine as far as the network goes: a namespace with a cable of its own. */
export type Machine = {
  readonly name: string
  readonly address: string
  /** Starts a program, which writes to a file of the machine. */
  readonly start: (command: ReadonlyArray<string>, environment?: Readonly<Record<string, string>>) => void
  /** Runs a program to its end, and fails with what it said. */
  readonly run: (...command: ReadonlyArray<string>) => Promise<string>
  /** Pulls the cable, then ends its programs: the others are told nothing, not even that a connection is over. */
  readonly die: () => Promise<void>
  readonly plugIn: () => Promise<void>
}

/** Where a program is, those of PostgreSQL and of root among them; nothing where it is not installed. */
export const findProgram = (name: string): string | undefined =>
  [...foldersOfPrograms(), "/usr/sbin", "/sbin"].map((folder) => join(folder, name)).find(isProgram)

const need = async (...[program = "", ...args]: ReadonlyArray<string>): Promise<string> => {
  const { code, output } = await run(program, args)
  if (code !== 0) throw new Error(`${program} ${args.join(" ")}: ${output.trim()}`)
  return output
}
const iproute = findProgram("ip") ?? "ip"
const ip = (...args: ReadonlyArray<string>) => need(iproute, ...args)

/** What docs/deploy.md gives the kernel of each machine. */
const kernel = join(root, "docs/deploy/sysctl.conf")

/** So many networks of players, each with an address of its own on this machine. */
const networks = 8
export const addressOfPlayer = (player: number): string => `10.213.${1 + (player % networks)}.1`

/** Ends programs at once; PostgreSQL leaves nothing of it in the memory of the kernel. */
const end = async (programs: ReadonlySet<ChildProcess>) => {
  const ends = [...programs].map((child) => once(child, "exit"))
  for (const child of programs) child.kill("SIGQUIT")
  await Promise.all(ends)
}

/** Machines on a bridge of this one, `10.213.0.0/16`, until it is closed; their programs write to files in a folder. */
export const openNetwork = async (home: string) => {
  const bridge = `fk${process.pid}`
  const spaces: Array<string> = []
  const running = new Set<ChildProcess>()
  await ip("link", "add", bridge, "type", "bridge")
  await ip("link", "set", bridge, "up")
  for (const address of ["10.213.0.1", ...Array.from({ length: networks }, (_, at) => addressOfPlayer(at))])
    await ip("address", "add", `${address}/16`, "dev", bridge)

  const machine = async (name: string, number: number): Promise<Machine> => {
    const [space, cable, address] = [`${bridge}-${name}`, `${bridge}.${number}`, `10.213.0.${number}`]
    await ip("netns", "add", space)
    spaces.push(space)
    await ip("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", space)
    await ip("link", "set", cable, "master", bridge, "up")
    const inside = (...command: ReadonlyArray<string>) => need(iproute, "netns", "exec", space, ...command)
    await inside("sysctl", "--quiet", "--load", kernel)
    for (const device of ["lo", "eth0"]) await inside(iproute, "link", "set", device, "up")
    await inside(iproute, "address", "add", `${address}/16`, "dev", "eth0")
    const programs = new Set<ChildProcess>()
    const output = openSync(join(home, `${name}.log`), "a")
    return {
      name,
      address,
      run: inside,
      start: (command, environment = {}) => {
        const child = spawn(iproute, ["netns", "exec", space, ...command], {
          env: { PATH: process.env["PATH"], LC_ALL: "C", ...environment },
          stdio: ["ignore", output, output],
        })
        for (const list of [programs, running]) {
          list.add(child)
          child.once("exit", () => list.delete(child))
        }
      },
      die: async () => {
        await ip("link", "set", cable, "down")
        await end(programs)
      },
      plugIn: async () => void (await ip("link", "set", cable, "up")),
    }
  }

  const close = async () => {
    await end(running)
    for (const space of spaces) await ip("netns", "delete", space)
    await ip("link", "delete", bridge)
  }
  // Namespaces would outlive a run that is broken off.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void close().finally(() => process.exit(1)))
  return { machine, close }
}
