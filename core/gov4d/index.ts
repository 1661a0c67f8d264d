export { createEndpoint, type Gov4dEndpoint, gov4dBetNames, variantOfBetName } from "./endpoint.ts"
export { costOf, costOfAll, type SetLine, type SetLineFault, setLineFault } from "./set-line.ts"
export { type SetPrice, type SetTier, setPrices, setTiers } from "./set-price.ts"
export {
  drawnOfSet,
  type SetOutcome,
  type SettledSetLine,
  type SettledSets,
  settledSets,
  tierOf,
} from "./set-settlement.ts"
