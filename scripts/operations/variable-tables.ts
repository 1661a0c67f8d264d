import { type DescribedVariable, describedVariables } from "@fakham/adapters/environment"
import { brandFields, hostVariables } from "@fakham/host"
import { sandboxVariables } from "@fakham/stand-in"

const schemas = { host: hostVariables, brand: brandFields, "stand-in": sandboxVariables }

const row = ({ name, default: standard, description, example }: DescribedVariable) =>
  `| \`${name}\` | ${standard} | ${description} | \`${example}\` |`

const table = (variables: ReadonlyArray<DescribedVariable>) =>
  ["| name | default | what it does | example |", "|---|---|---|---|", ...variables.map(row)].join("\n")

/** The document with every variable written anew between the marks of its table. */
export const withVariables = (document: string): string =>
  Object.entries(schemas).reduce((text, [name, schema]) => {
    const [from, to] = [`<!-- variables of the ${name} -->`, `<!-- end of the ${name} -->`]
    const [before, rest = ""] = text.split(from)
    const [, after] = rest.split(to)
    if (before === undefined || after === undefined) throw new Error(`docs/operations.md has no marks for the ${name}`)
    return `${before}${from}\n\n${table(describedVariables(schema))}\n\n${to}${after}`
  }, document)
