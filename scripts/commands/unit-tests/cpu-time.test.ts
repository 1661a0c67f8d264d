import { describe, expect, it } from "vitest"
import { countDescendants, cpuSecondsOf, processOf } from "./cpu-time.ts"

const process = (pid: number, parent: number, seconds: number) => ({ id: `${pid} 1`, pid, parent, seconds })

describe("The time on the processor", () => {
  it("is read from what the system says of a process, whatever its name", () => {
    const stat = "42 (a (b) c) S 7 42 42 0 -1 4194560 1 2 3 4 150 50 900 900 20 0 1 0 8123 1 1"
    expect(processOf(stat)).toEqual({ id: "42 8123", pid: 42, parent: 7, seconds: 2 })
  })

  it("counts children and their children, and nothing of others", () => {
    const counted = countDescendants(1)
    counted.look([process(1, 0, 100), process(3, 2, 2), process(2, 1, 1), process(9, 8, 50)])
    expect(counted.seconds()).toBe(3)
  })

  it("counts a child that has ended, and one whose parent has ended", () => {
    const counted = countDescendants(1)
    counted.look([process(2, 1, 1), process(3, 2, 2)])
    counted.look([process(3, 0, 4), process(4, 3, 1)])
    expect(counted.seconds()).toBe(6)
  })

  it("is not known where the system does not say, and what was asked for is done all the same", async () => {
    expect(await cpuSecondsOf(async () => "done", "/no/such/place")).toMatchObject({
      result: "done",
      cpuSeconds: undefined,
    })
  })
})
