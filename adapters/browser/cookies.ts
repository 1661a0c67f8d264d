import Cookies from "js-cookie"

/** A browser may refuse cookies altogether: what cannot be kept is then simply not there. */
const ifAllowed = <A>(use: () => A): A | undefined => {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** No page is anywhere while it is drawn at the build. */
export const isPageOnHttps = (): boolean => ifAllowed(() => location.protocol === "https:") ?? false

export const readCookie = (name: string): string | undefined => ifAllowed(() => Cookies.get(name)) || undefined

/** A cookie is there even when its value cannot be unescaped. */
export const hasCookie = (name: string): boolean =>
  ifAllowed(() => document.cookie.split(/;\s*/).some((cookie) => cookie.startsWith(`${name}=`))) ?? false

export const writeCookie = (name: string, value: string, days: number): void =>
  void ifAllowed(() => Cookies.set(name, value, { expires: days, sameSite: "lax", secure: isPageOnHttps() }))

/**
 * Its end is long ago by any clock: a page may go by another than its browser. A cookie of the prefix `__Host-` is ended by
 * a secure one alone.
 */
export const removeCookie = (name: string): void =>
  void ifAllowed(() => Cookies.set(name, "", { expires: new Date(0), secure: isPageOnHttps() }))
