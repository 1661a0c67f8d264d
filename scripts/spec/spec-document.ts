import { type Assertion, assertedOf, type Literal, type SpecLine, type SpecPart, saidOf } from "./spec-line.ts"

const literalText = (literal: Literal) => {
  const [said, asserted] = [saidOf(literal), assertedOf(literal)]
  return said === asserted ? `\`${said}\`` : `\`${said}\` as \`${asserted}\``
}

const assertionText = ({ file, title, literals }: Assertion) =>
  `  - \`${file}\`, "${title}"${literals.length === 0 ? "" : `: ${literals.map(literalText).join(", ")}`}`

const lineText = (line: SpecLine): string =>
  [
    `- ${line.says.replace(/^ *- /, "")}`,
    ...("leaves" in line ? [`  - Nothing to assert: ${line.leaves}`] : line.asserted.map(assertionText)),
  ].join("\n")

const partText = ({ heading, lines }: SpecPart) => [heading, "", ...lines.map(lineText)].join("\n")

/** docs/spec.md: every line of the specification, with the tests that assert it. */
export const specDocument = (parts: ReadonlyArray<SpecPart>): string =>
  `# The product, line by line

Sections 2 to 9 of the product's specification in its own words, and beside each line the tests that assert its names, paths, messages and numbers; where a test has a literal in another form, that follows. \`npm run spec\` writes this page from \`scripts/spec/sections\`; \`scripts/spec.test.ts\` fails when a literal has no test, or a test no longer asserts it.

${parts.map(partText).join("\n\n")}
`
