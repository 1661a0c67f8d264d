/** A page whose scripts are gone, because the site was renewed, is loaded anew: at most once a minute. */
export const reloadEvery = 60_000

export const mayReload = (lastReloadAt: number | undefined, now: number): boolean => {
  if (lastReloadAt === undefined) return true
  const ago = now - lastReloadAt
  return !(ago >= 0 && ago < reloadEvery)
}
