import { type Satang, satang } from "../../../money/satang.ts"
import type { Reading } from "./reading.ts"

export const stakeOfReading = (bets: Reading): Satang => satang(bets.reduce((sum, { price }) => sum + price, 0))
