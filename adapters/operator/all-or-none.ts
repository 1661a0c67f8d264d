/** All of them, if all could be read. */
export const allOrNone = <A>(read: ReadonlyArray<A | undefined>): ReadonlyArray<A> | undefined => {
  const known = read.filter((one) => one !== undefined)
  return known.length === read.length ? known : undefined
}
