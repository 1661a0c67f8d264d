import type { Round } from "../../lotto/round/round.ts"

/** The start of the tests' day of shooting. */
export const shootingStart = Date.parse("2026-11-20T16:10:00+07:00")

/** Round 42 of yeekee, which closes in a minute and takes shots for two more. */
export const openRound: Round = {
  betId: "yeekee-2026-11-20-42",
  betGroup: "yeekee",
  betType: "yeekee_42",
  betName: "ยี่กี รอบที่ 42",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  opensAt: shootingStart - 60_000,
  closesAt: shootingStart + 60_000,
  shootingEndsAt: shootingStart + 180_000,
  resultAt: shootingStart + 210_000,
  outcome: undefined,
}
