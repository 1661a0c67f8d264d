export { type GameChoice, gamePath } from "./game-path.ts"
export { type Highlight, type HighlightConfig, type HighlightKind, highlightKinds, highlights } from "./highlight.ts"
export { gamePages, isPartner, type Partner, partnerPaths, partners } from "./partner.ts"
