import { type EntryReport, entryPage } from "./report.ts"

/** Where every exported name is told, entry by entry. */
export const indexPage = (reports: ReadonlyArray<EntryReport>): string => {
  const names = reports.flatMap(({ entry, own }) => own.map((name) => ({ name, entry })))
  const letters = Map.groupBy(
    names.toSorted((one, other) => one.name.localeCompare(other.name, "en")),
    ({ name }) => name.charAt(0).toUpperCase(),
  )
  return [
    "# What core exports\n",
    "A page for each entry, and pages across them. `npm run api -- --update` writes these files.\n",
    "- [Ports, and who tells whom](ports.md): which ports a machine asks, what each port is asked",
    "- [States and events of every machine](states.md)",
    "- [Laws](laws.md): what core's tests hold, as sentences\n",
    "| entry | names |",
    "|---|---:|",
    ...reports.map(({ entry, names: count }) => `| [\`${entry}\`](${entryPage(entry)}.md) | ${count} |`),
    "",
    "## Names\n",
    ...[...letters].map(
      ([letter, all]) =>
        `**${letter}** ${all.map(({ name, entry }) => `[${name}](${entryPage(entry)}.md)`).join(" · ")}\n`,
    ),
  ].join("\n")
}
