/** How much a server writes down, from nothing to every request. */
export const logLevels = ["off", "error", "info", "debug"] as const
export type LogLevel = (typeof logLevels)[number]

/** Whether a line of a level is written where so much is wanted. */
export const isWritten = (level: Exclude<LogLevel, "off">, wanted: LogLevel): boolean =>
  logLevels.indexOf(level) <= logLevels.indexOf(wanted)

/** A player in a line: an id that is made of plain letters, since anybody can write a token. */
export const uuidInLog = (uuid: string | undefined): string | undefined =>
  uuid !== undefined && /^[\w-]{1,64}$/.test(uuid) ? uuid : undefined
