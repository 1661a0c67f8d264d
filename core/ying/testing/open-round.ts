import type { Round } from "../../lotto/round/round.ts"

/** The start of the tests' day of shooting. */
export const start = Date.parse("2026-11-20T16:10:00+07:00")

/** Round 42 of yeekee, which closes in a minute and takes shots for two more. */
export const openRound: Round = {
  betId: "yeekee-2026-11-20-42",
  betGroup: "yeekee",
  betType: "yeekee_42",
  betName: "ยี่กี รอบที่ 42",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  opensAt: start - 60_000,
  closesAt: start + 60_000,
  shootingEndsAt: start + 180_000,
  resultAt: start + 210_000,
  outcome: undefined,
}
