import type { DemoLogin, StandIn } from "./stand-in.ts"

/** What a terminal shows when the site is open. */
export const announcement = (brand: string, origin: string, standIn: StandIn | undefined): string => {
  const demo =
    standIn === undefined
      ? []
      : [
          ...(standIn.desk === undefined ? [] : [`Control desk: ${origin}${standIn.desk}`]),
          ...(standIn.metrics === undefined ? [] : [`Metrics: ${origin}/metrics, of the operator ${standIn.metrics}`]),
          ...(standIn.desk === undefined && standIn.metrics === undefined ? [] : [""]),
          ...(standIn.logins.length === 0
            ? []
            : ["Demo logins (demo credit only):", ...loginTable(standIn.logins), ""]),
        ]
  return ["", `${brand} is open at ${origin}`, ...demo, "Ctrl-C stops it."].join("\n")
}

const loginTable = (logins: ReadonlyArray<DemoLogin>) => {
  const rows = [{ userName: "user name", pin: "PIN", shows: "shows" }, ...logins]
  const width = (column: "userName" | "pin") => Math.max(...rows.map((row) => row[column].length)) + 2
  return rows.map(({ userName, pin, shows }) =>
    `  ${userName.padEnd(width("userName"))}${pin.padEnd(width("pin"))}${shows}`.trimEnd(),
  )
}
