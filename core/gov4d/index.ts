export { gov4dBetNames, variantOfBetName } from "./bet-name.ts"
export {
  costOf,
  costOfAll,
  setLineFault,
  type Ticket4dLine,
  type Ticket4dLineFault,
  topPrizeOf,
} from "./ticket4d-line.ts"
export { printSets, type ReadSets, readSets } from "./ticket4d-paste.ts"
export { placesOf, type SetTier, setPrices, setTiers, type Ticket4dPrice } from "./ticket4d-price.ts"
export {
  drawnOfSet,
  numberOfSet,
  type SetOutcome,
  type SettledSets,
  type SettledTicket4dLine,
  settledSets,
  tierOf,
} from "./ticket4d-settlement.ts"
export {
  addSets,
  clearSets,
  inEveryOrder,
  noSets,
  removeNumber,
  roomFor,
  type SetCaps,
  type SetsAdded,
  type SetsNotAdded,
  type SetTotals,
  setCaps,
  setSets,
  type Ticket4dSlip,
  termsOfSets,
  totalsOfSets,
  undoSets,
} from "./ticket4d-slip.ts"
