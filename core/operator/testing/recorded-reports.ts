import { Effect, Layer } from "effect"
import { Reported, type ReportedTrouble } from "../reported.ts"

/** Keeps whatever is reported. */
export const recordedReports = () => {
  const told: Array<ReportedTrouble> = []
  const reported: Reported["Service"] = { tell: (trouble) => Effect.sync(() => void told.push(trouble)) }
  return { told, reported, layer: Layer.succeed(Reported, reported) }
}
