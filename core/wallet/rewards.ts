import type { Intents } from "../operation/operation.ts"
import type { Visit } from "../visit/visit.ts"
import { makeAchievements } from "./earnings/achievement.machine.ts"
import type { Loyalty } from "./earnings/achievement.ts"

/** Named, so that the types of what is made from it can be written down. */
export interface AchievementsLogic extends ReturnType<typeof makeAchievements> {}

/** What the page runs on where rewards are claimed. */
export const rewardsOf = (visit: Visit<Intents | Loyalty>) => {
  const achievements: AchievementsLogic = makeAchievements(visit.runtime, visit.environment)
  return { achievements }
}
