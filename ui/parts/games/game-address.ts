/** The path of a game as a link takes it. */
export const gameAddress = (path: string) => {
  const [to = path, hash] = path.split("#")
  return hash === undefined ? { to } : { to, hash }
}
