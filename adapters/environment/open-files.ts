/** What a server has open besides connections: its database, its logs, its modules. */
const ofItsOwn = 64
const fewest = 16

/**
 * How many connections a server takes so that each still finds a file for its own way on, to an operator or a database. Nothing
 * where the limits of the process, as Linux tells them, say no number.
 */
export const mostConnections = (limits: string): number | undefined => {
  const files = /^Max open files +(\d+)/m.exec(limits)?.[1]
  return files === undefined ? undefined : Math.max(fewest, Math.floor((Number(files) - ofItsOwn) / 2))
}
