/** 00-09 may be two numbers, or ten. */
export const rangeOf = ([first, last, ...others]: ReadonlyArray<string>): ReadonlyArray<string> | undefined => {
  if (first === undefined || last === undefined || others.length > 0) return undefined
  return first.endsWith("0") && last.endsWith("9") ? numbersBetween(first, last) : undefined
}

export const numbersBetween = (first: string, last: string): ReadonlyArray<string> | undefined => {
  if (first.length > 3 || first.length !== last.length || first > last) return undefined
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) =>
    String(Number(first) + at).padStart(first.length, "0"),
  )
}
