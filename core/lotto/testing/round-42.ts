import type { Round } from "../round/round.ts"

/** A round of yeekee whose moments are short numbers: it opens at 1,000 s, closes at 2,000.5 s. */
export const round42: Round = {
  betId: "yeekee-2026-11-20-42",
  betGroup: "yeekee",
  betType: "yeekee_42",
  betName: "ยี่กี รอบที่ 42",
  dt: "2026-11-20",
  closeDt: "2026-11-20",
  opensAt: 1_000_000,
  closesAt: 2_000_500,
  shootingEndsAt: 2_120_000,
  resultAt: 2_150_999,
  outcome: undefined,
}
