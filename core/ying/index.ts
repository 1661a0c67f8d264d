export { type Bonus, type BonusTable, bonuses, bonusTable } from "./bonus.ts"
export { formulaOf, type YingFormula } from "./formula.ts"
export { maskedName, maskedNumber, shownTo } from "./masking.ts"
export { makeProof } from "./proof.machine.ts"
export {
  checkedProof,
  type ProofReport,
  type ProofStep,
  type PublishedRank,
  proofSteps,
  type RevealedProof,
  type Witness,
  type YingProof,
} from "./proof.ts"
export { ownAmong, type PublishedShot } from "./published-shot.ts"
export { earnsBonus, type SeenShot, shotsSeenBy } from "./seen-shot.ts"
export { makeShooting } from "./shooting.machine.ts"
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
} from "./shooting.ts"
export { coolDown, coolDownLeft, isShot, randomShot, ranked, type Shot, shotDigits, shotIn } from "./shot.ts"
export { ShotFeed, type ShotNews } from "./shot-feed.ts"
export { makeShots } from "./shots.machine.ts"
export { afterAnswer, hasEnded, noShots, type Shots, type ShotsAnswer, withOwnShots } from "./shots.ts"
export {
  makeYingPage,
  type OwnShotsLogic,
  type ShootingLogic,
  type ShotsLogic,
  type YingPageLogic,
  yingsOf,
} from "./ying-page.machine.ts"
export { sumOfShots, type YingResult, type YingRules, yingResult, yingRules } from "./ying-result.ts"
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
} from "./yings.ts"
