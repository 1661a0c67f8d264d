import type { Finding, Grade } from "./checks.ts"

export type Certificate = {
  readonly origin: string
  readonly seconds: number
  readonly checks: ReadonlyArray<Finding>
  /** Parts that were not played, as money was not to be moved. */
  readonly leftOut: ReadonlyArray<string>
}

const words = { met: "met", missing: "not offered", wrong: "wrong" } as const satisfies Record<Grade, string>
const signs = { met: "✔", missing: "–", wrong: "✘" } as const satisfies Record<Grade, string>

export const wrongFindings = ({ checks }: Certificate): ReadonlyArray<Finding> =>
  checks.filter(({ outcome }) => outcome === "wrong")

/** How many checks there are of each outcome, of given and of chosen calls. */
const counted = (checks: ReadonlyArray<Finding>) =>
  (["given", "chosen"] as const).map((origin) => {
    const of = checks.filter((check) => check.origin === origin)
    const count = (outcome: Grade) => of.filter((check) => check.outcome === outcome).length
    return { origin, met: count("met"), missing: count("missing"), wrong: count("wrong") }
  })

const partsOf = (checks: ReadonlyArray<Finding>): ReadonlyArray<readonly [string, ReadonlyArray<Finding>]> => [
  ...Map.groupBy(checks, ({ part }) => part),
]

const remarks = ({ why, sent, answered }: Finding): ReadonlyArray<string> => [
  ...(why === undefined ? [] : [why]),
  ...(sent === undefined ? [] : [`sent      ${sent}`]),
  ...(answered === undefined ? [] : [`answered  ${answered}`]),
]

/** A line for each part, everything that is wrong in full, and what is not offered. */
export const certificateText = (report: Certificate): string => {
  const { origin, seconds, checks, leftOut } = report
  const parts = partsOf(checks).map(([part, of]) => {
    const [met, missing, wrong] = (["met", "missing", "wrong"] as const).map(
      (outcome) => of.filter((check) => check.outcome === outcome).length,
    )
    return `${wrong === 0 ? signs.met : signs.wrong} ${part.padEnd(26)} ${met} met, ${missing} not offered, ${wrong} wrong`
  })
  const wrong = wrongFindings(report).flatMap((check) => [
    `\n${signs.wrong} ${check.part}: ${check.says} (${check.origin})`,
    ...remarks(check).map((remark) => `    ${remark}`),
  ])
  const without = new Set(
    checks.flatMap(({ outcome, says, why }) =>
      outcome === "missing" && why?.endsWith("offered") ? [says.replace(/ is answered$/, "")] : [],
    ),
  )
  const totals = counted(checks).map(
    (of) => `${of.origin}: ${of.met} met, ${of.missing} not offered, ${of.wrong} wrong`,
  )
  return [
    `${origin}: ${checks.length} checks in ${seconds.toFixed(1)} s`,
    ...parts,
    ...(leftOut.length === 0 ? [] : [`Not played without --with-money: ${leftOut.join(", ")}`]),
    ...checks.flatMap(({ part, says, outcome, why = "" }) =>
      outcome === "missing" && part !== "answers" && !why.endsWith("offered")
        ? [`${signs.missing} ${part}: ${says}: ${why}`]
        : [],
    ),
    ...(without.size === 0 ? [] : [`Not offered, and gone without: ${[...without].join(", ")}`]),
    ...wrong,
    "",
    ...totals,
  ].join("\n")
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

const rowOf = (check: Finding) =>
  `<tr class="${check.outcome}"><td>${signs[check.outcome]} ${words[check.outcome]}</td><td>${check.origin}</td><td>${escaped(check.says)}${remarks(
    check,
  )
    .map((remark) => `<pre>${escaped(remark)}</pre>`)
    .join("")}</td></tr>`

const style =
  "body{font:15px/1.5 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}td{border-top:1px solid #ddd;padding:.3rem .6rem;vertical-align:top}td:nth-child(-n+2){white-space:nowrap}pre{white-space:pre-wrap;margin:0;color:#555}.wrong{background:#fde8e8}.missing{color:#777}"

/** The whole report as a page that needs nothing beside itself. */
export const certificatePage = (report: Certificate): string => {
  const { origin, seconds, checks } = report
  const totals = counted(checks).map(
    (of) => `<p>${of.origin}: ${of.met} met, ${of.missing} not offered, <b>${of.wrong} wrong</b></p>`,
  )
  const tables = partsOf(checks).map(
    ([part, of]) => `<h2>${escaped(part)}</h2>\n<table>\n${of.map(rowOf).join("\n")}\n</table>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(origin)}</title>
<style>${style}</style>
<h1>${escaped(origin)}</h1>
<p>${checks.length} checks in ${seconds.toFixed(1)} s</p>
${totals.join("\n")}
${tables.join("\n")}
</html>
`
}

/** The report as a file of that name holds it. */
export const certificateFile = (name: string, report: Certificate): string => {
  if (/\.html?$/.test(name)) return certificatePage(report)
  return name.endsWith(".json") ? `${JSON.stringify(report, undefined, 2)}\n` : `${certificateText(report)}\n`
}

/** Every check as a test, `test(says, holds)`: one that is wrong throws, and says what was sent and answered. */
export const testsOf = ({
  checks,
}: Certificate): ReadonlyArray<{ readonly says: string; readonly holds: () => Promise<void> }> =>
  checks.map((check) => ({
    says: `${check.part}: ${check.says}`,
    holds: async () => {
      if (check.outcome === "wrong") throw new Error(remarks(check).join("\n"))
    },
  }))
