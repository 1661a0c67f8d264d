import { satang } from "@fakham/core/money"
import { expect, test } from "vitest"
import { type PoysRow, poyToWire } from "./poy-rows.ts"

const closesAt = Date.parse("2026-11-20T15:20:00+07:00")
const round = {
  bet_name: "",
  sequence: 1,
  dt: "2026-11-20",
  opens_at: 0,
  closes_at: closesAt,
  shooting_ends_at: null,
  result_at: closesAt,
  seed: "",
  commitment: "",
  state: "running",
  drawn: null,
  prizes: null,
  settled_at: null,
  reminded_at: null,
} as const
const waiting: PoysRow = {
  id: "P-1",
  user_uuid: "",
  bet_id: "",
  intent_key: "",
  status: "WAITING",
  stake: satang(1_000),
  won: null,
  line_count: 1,
  created_at: 0,
  ended_at: null,
}

test.each([
  ["gov", "gov", "15:10"],
  ["stock", "nikkei_morning", "15:10"],
  ["gov4d", "lao", "15:10"],
  ["yeekee", "yeekee_42", "15:18"],
  ["pingpong", "pingpong_3", "15:18"],
  ["yeekee5min", "yeekee5min_42", "15:19"],
])("a slip of %s (%s) on a round that closes at 15:20 is given back until %s", (bet_group, bet_type, until) => {
  const { cancelUntil } = poyToWire(waiting, { ...round, bet_id: `${bet_group}-1`, bet_group, bet_type })
  expect(cancelUntil).toBe(Date.parse(`2026-11-20T${until}:00+07:00`) / 1_000)
})
