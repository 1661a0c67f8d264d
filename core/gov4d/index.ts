export { gov4dBetNames, variantOfBetName } from "./bet-name.ts"
export { costOf, costOfAll, type SetLine, type SetLineFault, setLineFault, topPrizeOf } from "./set-line.ts"
export { printSets, type ReadSets, readSets } from "./set-paste.ts"
export { placesOf, type SetPrice, type SetTier, setPrices, setTiers } from "./set-price.ts"
export {
  drawnOfSet,
  numberOfSet,
  type SetOutcome,
  type SettledSetLine,
  type SettledSets,
  settledSets,
  tierOf,
} from "./set-settlement.ts"
export {
  addSets,
  clearSets,
  inEveryOrder,
  noSets,
  removeNumber,
  roomFor,
  type SetCaps,
  type SetSlip,
  type SetsAdded,
  type SetsNotAdded,
  type SetTotals,
  setCaps,
  setSets,
  termsOfSets,
  totalsOfSets,
  undoSets,
} from "./set-slip.ts"
