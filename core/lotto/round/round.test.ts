import { expect, test } from "vitest"
import type { Outcome } from "../draw/drawn.ts"
import { round42 as round } from "../testing/round-42.ts"
import { instantOfSeconds, mayAskForResult, type Round, unixTimeStamp } from "./round.ts"

const at = (time: string) => Date.parse(`2026-11-20T${time}+07:00`)
const drawn: Outcome = { type: "drawn", drawn: { top3: "669", top2: "69", bottom2: "15" } }
const round42: Round = {
  betId: "yeekee-2026-11-20-42",
  betGroup: "yeekee",
  betType: "yeekee_42",
  betName: "ยี่กี รอบที่ 42",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  opensAt: at("03:00:00"),
  closesAt: at("16:15:00"),
  shootingEndsAt: at("16:17:00"),
  resultAt: at("16:17:30"),
  outcome: undefined,
}

test("a result is asked for once its time has passed, or once it is set", () => {
  expect(mayAskForResult(round42, at("16:17:29"))).toBe(false)
  expect(mayAskForResult(round42, at("16:17:30"))).toBe(true)
  expect(mayAskForResult({ ...round42, outcome: drawn }, at("16:16:00"))).toBe(true)
})

test("close and result travel as whole seconds", () => {
  expect(unixTimeStamp(round42)).toEqual({ realCloseTime: 1_795_166_100, realResultTime: 1_795_166_250 })
  expect(instantOfSeconds(1_795_166_100)).toBe(round42.closesAt)
})

test("a close and a result are told in the seconds in which they fall", () => {
  expect(unixTimeStamp(round)).toEqual({ realCloseTime: 2_000, realResultTime: 2_150 })
})
