import { expect, test } from "vitest"
import { roundsNamedBy } from "../testing/named-rounds.ts"
import { closingsUntil } from "./upcoming-closings.ts"

const at = (time: string) => Date.parse(`2026-11-20T${time}+07:00`)
const day = roundsNamedBy("2026-11-20")
const betTypesClosing = (from: string, until: number) =>
  closingsUntil(day, at(from), until).map(({ rounds }) => rounds.map(({ betType }) => betType).join(" "))

test("from 16:11 to midnight the closings stand in time's order, those of one moment and group together", () => {
  expect(betTypesClosing("16:11:00", at("23:59:59"))).toEqual([
    "thai_close",
    "india",
    "hanoy",
    "egypt",
    "lao",
    "laoSuper",
    "russia england germany",
  ])
})

test("what closes at the very end of the time is told, what closes later or has closed is not", () => {
  expect(betTypesClosing("16:25:00", at("16:50:00"))).toEqual(["thai_close", "india"])
  expect(betTypesClosing("16:25:01", at("16:49:59"))).toEqual([])
})
