import { yings, yingsCreate, yingsSummary } from "../../wire/index.ts"
import type { VisitPart } from "../checks.ts"
import { readRounds } from "../rounds.ts"

/** A shot at a round of yeekee, and that it is counted. */
export const playShooting = async ({ take, takeAnswer, check, leave, newKey, visit }: VisitPart): Promise<void> => {
  const { line, token } = visit
  const rounds = await readRounds(line, token)
  const round = rounds.find(
    ({ betGroup, closesAt, opensAt = 0, isDrawn }) =>
      betGroup === "yeekee" && !isDrawn && closesAt > line.now() + 30_000 && opensAt <= line.now(),
  )
  if (round === undefined) return leave("a shot is taken", "no round of yeekee takes shots now")
  const { betId } = round
  const before = await take("the shots of a round are summed up", yingsSummary, { betId })
  const number = String(10_000 + Math.floor(Math.random() * 89_999))
  const { answer } = await takeAnswer("a shot is taken", yingsCreate, { betId, yingNumber: number }, { key: newKey() })
  const after = await take("the shots of a round are summed up again", yingsSummary, { betId })
  const isCounted = before.count === undefined || (after.count ?? 0) > before.count
  check("a shot is counted", isCounted, answer, `${before.count}, then ${after.count}`)
  const listed = await takeAnswer("shots are listed", yings, { betId, limit: 100 })
  const own = listed.data.find(({ mine }) => mine)
  check("the player's own shot is in the list", own?.yingNumber === number, listed.answer, `${own?.yingNumber}`)
}
