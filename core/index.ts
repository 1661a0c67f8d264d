export { bahtOfSatang, type MoneyFault, type Satang, satangOfBaht } from "./money/satang.ts"
