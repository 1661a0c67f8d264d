import { execFileSync } from "node:child_process"
import { expect, test } from "vitest"
import { fakedTime, machineClock, movedDates } from "./machine-clock.ts"

const century = 36_524 * 86_400_000
const yearsShown = "[new Date(), new Date(Date.now()), new Date(0)].map((date) => date.getUTCFullYear()).join()"
const shownWith = (variables: Readonly<Record<string, string>>, what = yearsShown) =>
  execFileSync(process.execPath, ["-p", what], { env: variables, encoding: "utf8" }).trim()

const ways = { "moved dates": movedDates(century), libfaketime: fakedTime(century) ?? movedDates(century) }

test.each(Object.entries(ways))(
  "a process shows another century by %s, and moments that are named as they are",
  (_, variables) => {
    const own = Number(shownWith({}, "Date.now()"))
    const then = new Date(own + century).getUTCFullYear()
    expect(shownWith(variables)).toBe(`${then},${then},1970`)
  },
)

test("a clock that is set back is said with its sign, and timers and files keep the machine's", () => {
  expect(fakedTime(-5_000, ["/lib/libfaketime.so.1"])).toEqual({
    LD_PRELOAD: "/lib/libfaketime.so.1",
    FAKETIME: "-5",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    NO_FAKE_STAT: "1",
  })
  expect(fakedTime(5_000, ["/lib/libfaketime.so.1"])).toMatchObject({ FAKETIME: "+5" })
  expect(fakedTime(5_000, [])).toBeUndefined()
})

test("of the environment only what moves the clock is passed on", () => {
  const around = { PATH: "/bin", TZ: "UTC", NODE_OPTIONS: "--inspect", FAKETIME: "+5", HOME: "/root" }
  expect(machineClock(around)).toEqual({ TZ: "UTC", FAKETIME: "+5" })
  const moved = { ...around, ...movedDates(5) }
  expect(machineClock(moved)).toMatchObject({ MACHINE_CLOCK_AHEAD_MS: "5", TZ: "UTC" })
  expect(machineClock(moved)["NODE_OPTIONS"]).toMatch(/--import=file:.*\/move-clock\.ts$/)
})
