import { Effect, Layer } from "effect"
import { Reported, type ReportedTrouble } from "../reported.port.ts"

/** Keeps whatever is reported. */
export const recordedReports = () => {
  const troubles: Array<ReportedTrouble> = []
  const reported: Reported["Service"] = { report: (trouble) => Effect.sync(() => void troubles.push(trouble)) }
  return { troubles, reported, layer: Layer.succeed(Reported, reported) }
}
