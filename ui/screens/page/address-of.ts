/** A path of this site as a link takes it. */
export const addressOf = (path: string) => {
  const { pathname, searchParams } = new URL(path, location.origin)
  return { to: pathname, search: Object.fromEntries(searchParams) }
}
