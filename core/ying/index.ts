export { type Bonus, type BonusTable, bonuses, bonusTable } from "./bonus.ts"
export { maskedName, maskedNumber, shownTo } from "./masking.ts"
export { formulaOf, type YingFormula } from "./proof/operator-formula.ts"
export { makeProof } from "./proof/proof.machine.ts"
export {
  checkedProof,
  type ProofReport,
  type ProofStep,
  type PublishedRank,
  proofSteps,
  type RevealedProof,
  type Witness,
  type YingProof,
} from "./proof/proof.ts"
export { ownAmong, type PublishedShot } from "./proof/published-shot.ts"
export { sumOfShots, type YingResult, type YingRules, yingResult, yingRules } from "./proof/ying-result.ts"
export { earnsBonus, type SeenShot, shotsSeenBy } from "./seen-shot.ts"
export { makeShooting } from "./shooting/shooting.machine.ts"
export {
  type Aim,
  afterRefusal,
  counted,
  listed,
  nextShootingChange,
  roundChanged,
  type Shooting,
  type ShootingPhase,
  shootingAt,
  shootingIn,
} from "./shooting/shooting.ts"
export { coolDown, coolDownLeft, isShot, randomShot, type Shot, shotDigits, shotIn } from "./shot.ts"
export { ShotFeed, type ShotNews } from "./shot-feed.port.ts"
export { makeShots } from "./shot-list.machine.ts"
export { afterAnswer, hasEnded, noShots, type Shots, type ShotsAnswer, withOwnShots } from "./shot-list.ts"
export { ranked } from "./shot-ranks.ts"
export { makeYingPage, type OwnShotsLogic, type YingPageLogic, yingsOf } from "./ying-page.machine.ts"
export type { ShootingLogic, ShotsLogic } from "./ying-page.ts"
export {
  type AnnouncedYing,
  type FiredShot,
  type ShotFailure,
  type ShotRefusal,
  ShotRefused,
  shotRefusals,
  YingResults,
  type YingSummary,
  Yings,
} from "./yings.port.ts"
