/**
 * What outlives a program by name: a `Map` for an hour, a file or a table for a player. It is one process' own; what
 * `set` is given may be told as JSON, and `undefined` forgets the name.
 */
export type Memory = {
  readonly get: (name: string) => unknown
  readonly set: (name: string, value: unknown) => unknown
}
