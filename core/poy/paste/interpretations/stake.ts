import { type Satang, satang } from "../../../money/satang.ts"
import type { Interpretation } from "./interpretation.ts"

export const stakeOfReading = (bets: Interpretation): Satang => satang(bets.reduce((sum, { price }) => sum + price, 0))
