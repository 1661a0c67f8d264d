import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

/** One running process: its time on the processor so far, in seconds. */
export type Process = { readonly id: string; readonly pid: number; readonly parent: number; readonly seconds: number }

const ticksPerSecond = 100

/** Reads a line of /proc/<pid>/stat; the name in it may hold anything, parentheses too. */
export const processOf = (stat: string): Process => {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  const [parent = 0, user = 0, system = 0, started = 0] = [1, 11, 12, 19].map((at) => Number(fields[at]))
  const pid = Number.parseInt(stat, 10)
  return { id: `${pid} ${started}`, pid, parent, seconds: (user + system) / ticksPerSecond }
}

/**
 * Counts what a process's descendants take, look by look. A child stays one when its parent has ended: renderers of a
 * browser outlive it for a moment, and who collects them then tells nobody of their time.
 */
export const countDescendants = (root: number) => {
  const known = new Map<string, number>()
  return {
    look: (processes: ReadonlyArray<Process>) => {
      const family = new Set([root])
      for (let size = 0; size < family.size; ) {
        size = family.size
        for (const { id, pid, parent } of processes) if (family.has(parent) || known.has(id)) family.add(pid)
      }
      for (const { id, pid, seconds } of processes) if (pid !== root && family.has(pid)) known.set(id, seconds)
    },
    seconds: () => [...known.values()].reduce((sum, seconds) => sum + seconds, 0),
  }
}

const runningProcesses = async (proc: string): Promise<ReadonlyArray<Process>> => {
  const pids = (await readdir(proc)).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(pids.map((pid) => readFile(join(proc, pid, "stat"), "utf8").catch(() => "")))
  return stats.filter((stat) => stat !== "").map(processOf)
}

const betweenLooks = 250

/** CPU-seconds of everything that this process starts while something is done; undefined where there is no /proc. */
export const cpuSecondsOf = async <A>(
  act: () => Promise<A>,
  proc = "/proc",
): Promise<{ readonly result: A; readonly cpuSeconds: number | undefined }> => {
  const counted = countDescendants(process.pid)
  let isKnown = true
  const look = () =>
    runningProcesses(proc).then(counted.look, () => {
      isKnown = false
    })
  await look()
  const looks = setInterval(() => void look(), betweenLooks)
  const result = await act().finally(() => clearInterval(looks))
  return { result, cpuSeconds: isKnown ? counted.seconds() : undefined }
}
