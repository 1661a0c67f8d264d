export { countPages } from "./count-pages.ts"
export { recogniseVisitor } from "./recognise-visitor.ts"
export { watchErrors } from "./watch-errors.ts"
export { watchMaintenance } from "./watch-maintenance.ts"
