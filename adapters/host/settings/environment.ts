import * as v from "valibot"

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>
export type VariableFault = { readonly variable: string; readonly given: string; readonly wanted: string }
export type Read<Settings> =
  | { readonly settings: Settings; readonly faults?: undefined }
  | { readonly faults: ReadonlyArray<VariableFault>; readonly settings?: undefined }

/** Reads variables by a schema whose messages say what is wanted; an empty variable counts as not set. */
export const readEnvironment = <Schema extends v.GenericSchema>(
  schema: Schema,
  env: EnvironmentVariables,
): Read<v.InferOutput<Schema>> => {
  const read = v.safeParse(schema, withoutEmpty(env))
  if (read.success) return { settings: read.output }
  const faults = new Map<string, VariableFault>()
  for (const issue of read.issues) {
    const variable = v.getDotPath(issue) ?? ""
    if (!faults.has(variable))
      faults.set(variable, { variable, given: shown(variable, env[variable]), wanted: issue.message })
  }
  return { faults: [...faults.values()] }
}

/** Only what is set; an empty variable counts as not set. */
export const withoutEmpty = (env: EnvironmentVariables): EnvironmentVariables =>
  Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ""))

const secret = /DSN|SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL/

/** What may be printed of a value: nothing of a secret, no name or password of an address. */
const shown = (variable: string, given: string | undefined) => {
  if (given === undefined || given === "") return "(nothing)"
  if (secret.test(variable)) return "(not shown)"
  return JSON.stringify(given.replace(/\/\/[^@/]*@/g, "//…@").slice(0, 60))
}

/** Every wrong variable in one table, for a terminal. */
export const faultTable = (faults: ReadonlyArray<VariableFault>): string => {
  const rows = [{ variable: "variable", given: "given", wanted: "wanted" }, ...faults]
  const width = (column: "variable" | "given") => Math.max(...rows.map((row) => row[column].length)) + 2
  const lines = rows.map(
    (row) => `  ${row.variable.padEnd(width("variable"))}${row.given.padEnd(width("given"))}${row.wanted}`,
  )
  return ["These settings cannot be used:", "", ...lines].join("\n")
}
