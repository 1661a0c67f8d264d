import { levelOf } from "./levels.ts"
import { absentIn, type Chapter, type Requirement } from "./requirement.ts"

const cell = (text: string) => text.replaceAll("|", "\\|")

const row = ({ number, says, verdict, why, tests }: Requirement) => {
  const shown = tests.map(({ file, title }) => `\`${file}\`: ${cell(title)}`).join("<br>")
  return `| ${number} | ${levelOf.get(number)} | ${says} | ${verdict}${why === "" ? "" : `: ${cell(why)}`} | ${shown} |`
}

const chapterText = ({ heading, requirements, absent }: Chapter) =>
  [
    `## ${heading}`,
    "",
    ...(requirements.length === 0
      ? []
      : ["| | level | requirement | standing | shown by |", "|---|---|---|---|---|", ...requirements.map(row), ""]),
    ...Object.entries(absent).map(([why, numbers]) => `Nothing to meet in ${numbers.replaceAll(" ", ", ")}: ${why}.\n`),
  ].join("\n")

const verdicts = ["met", "deviation", "partly", "not met", "not ours"] as const

/** docs/security.md: every requirement of ASVS 5.0, level 1 and 2, and how the site stands to it. */
export const securityDocument = (chapters: ReadonlyArray<Chapter>): string => {
  const all = chapters.flatMap(({ requirements }) => requirements)
  const count = (verdict: string, level: number) =>
    all.filter((one) => one.verdict === verdict && levelOf.get(one.number) === level).length
  const absent = chapters.flatMap(absentIn)
  return `# Security, requirement by requirement

OWASP ASVS 5.0.0, levels 1 and 2, in our words. *Met*: the named tests fail when it no longer holds. *Deviation*: the product's specification, or a protocol that it names, wants it otherwise. *Partly* and *not met* say what is missing. *Not ours*: it belongs to whoever runs the site. Calls are answered here by the stand-in operator; another operator answers for its own server.

\`npm run security\` writes this page from \`scripts/security/chapters\`; \`scripts/security.test.ts\` fails when a requirement is left out, or a named test is not there or not run by \`npm test\`. How to report a hole: [SECURITY.md](../SECURITY.md). Before a release: [deploy.md](deploy.md).

| | level 1 | level 2 |
|---|---|---|
${verdicts.map((verdict) => `| ${verdict} | ${count(verdict, 1)} | ${count(verdict, 2)} |`).join("\n")}
| nothing to meet | ${absent.filter((number) => levelOf.get(number) === 1).length} | ${absent.filter((number) => levelOf.get(number) === 2).length} |

${chapters.map(chapterText).join("\n")}`
}
