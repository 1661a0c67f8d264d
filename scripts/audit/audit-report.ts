import type { Accepted } from "./accepted.ts"
import type { Answer, Hole, Severity, Unsigned } from "./npm-answers.ts"

/** Within how many days of its finding a hole is mended, or accepted with a reason. */
export const remedyDays: Readonly<Record<Severity, number>> = { critical: 2, high: 7, moderate: 30, low: 90, info: 90 }

export type AuditReport = {
  readonly lines: ReadonlyArray<string>
  /** 1 where something is wrong, 2 where nothing is but the registry did not answer. */
  readonly code: 0 | 1 | 2
}

const silence = (what: string, reason: string) => `NOT KNOWN: the registry does not tell ${what} (${reason})`

const holeText = ({ advisory, name, severity, title, url }: Hole) =>
  `${severity} in ${name}: ${title} (${advisory}), to be mended within ${remedyDays[severity]} days: ${url}`

/** What is told of known holes and of signatures. */
export const auditReport = (
  holes: Answer<Hole>,
  signatures: Answer<Unsigned>,
  accepted: ReadonlyArray<Accepted>,
): AuditReport => {
  const found = "found" in holes ? holes.found : []
  const isAccepted = ({ advisory }: Hole) => accepted.some((one) => one.advisory === advisory)
  const open = found.filter((hole) => !isAccepted(hole))
  const over =
    "found" in holes ? accepted.filter((one) => !found.some(({ advisory }) => advisory === one.advisory)) : []
  const unsigned = "found" in signatures ? signatures.found : []
  const faults = [
    ...open.map(holeText),
    ...over.map(({ advisory }) => `${advisory} is accepted and not found any more: take it out of the list`),
    ...unsigned.map(({ name, version, fault }) => `${fault} signature of ${name} ${version}`),
  ]
  const silent = [
    ...("unanswered" in holes ? [silence("known holes", holes.unanswered)] : []),
    ...("unanswered" in signatures ? [silence("signatures", signatures.unanswered)] : []),
  ]
  const reasons = new Map(accepted.map(({ advisory, reason }) => [advisory, reason]))
  return {
    lines: [
      ...found
        .filter(isAccepted)
        .map(({ advisory, name }) => `accepted in ${name}: ${advisory}, ${reasons.get(advisory)}`),
      ...faults,
      ...silent,
      ...("found" in holes ? [`${open.length} known holes in what ships, ${found.length - open.length} accepted`] : []),
      ...("found" in signatures ? [`${unsigned.length} packages without a right signature`] : []),
    ],
    code: faults.length > 0 ? 1 : silent.length > 0 ? 2 : 0,
  }
}
