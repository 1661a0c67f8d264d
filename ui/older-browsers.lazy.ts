/** What the site uses that Chrome has since 117, Safari since 17 or 18, Firefox since 124: fetched where it is missing. */

export const groupBy = <K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, Array<T>> => {
  const groups = new Map<K, Array<T>>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

export const anySignal = (signals: Iterable<AbortSignal>): AbortSignal => {
  const joined = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) joined.abort(signal.reason)
    else signal.addEventListener("abort", () => joined.abort(signal.reason), { signal: joined.signal })
  }
  return joined.signal
}

export const parseUrl = (url: string | URL, base?: string | URL): URL | null => {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}

const fillIn = (owner: object, functions: Readonly<Record<string, unknown>>) => {
  for (const [name, work] of Object.entries(functions)) if (!(name in owner)) Reflect.set(owner, name, work)
}
fillIn(Map, { groupBy })
fillIn(AbortSignal, { any: anySignal })
fillIn(URL, { parse: parseUrl, canParse: (url: string, base?: string) => parseUrl(url, base) !== null })
