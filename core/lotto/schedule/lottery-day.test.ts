import { expect, test } from "vitest"
import { present } from "../../machine/present.ts"
import { lotteryDayAt } from "./lottery-day.ts"
import { timetable } from "./timetable.ts"

const at = (time: string) => Date.parse(`2026-11-21T${time}+07:00`)

test("until betting opens at three in the morning it is still the lottery day before", () => {
  expect(lotteryDayAt(at("00:00:00"))).toBe("2026-11-20")
  expect(lotteryDayAt(at("02:59:59"))).toBe("2026-11-20")
  expect(lotteryDayAt(at("03:00:00"))).toBe("2026-11-21")
  expect(lotteryDayAt(at("23:59:59"))).toBe("2026-11-21")
})

test("the day begins with whichever numbered round opens first", () => {
  const [yeekee] = timetable.sequences
  const sequences = [
    { ...present(yeekee), opens: "04:00" },
    { ...present(yeekee), opens: "02:00" },
  ] as const
  expect(lotteryDayAt(at("01:59:59"), { sequences })).toBe("2026-11-20")
  expect(lotteryDayAt(at("02:00:00"), { sequences })).toBe("2026-11-21")
})

test("without rounds that are numbered through the day it is the day that it is in Thailand", () => {
  expect(lotteryDayAt(at("00:00:00"), { sequences: [] })).toBe("2026-11-21")
})
