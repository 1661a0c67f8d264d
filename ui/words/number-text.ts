const grouping = /\B(?=(\d{3})+$)/g

/**
 * A number as players read it: 1,234.5. Most are written by hand, as a browser takes long before it formats its first
 * number.
 */
export const numberText = (value: number): string => {
  const [whole = "", decimals] = String(value).split(".")
  if (!/^\d{1,15}$/.test(whole) || (decimals !== undefined && !/^\d{1,3}$/.test(decimals)))
    return value.toLocaleString("en")
  const grouped = whole.replace(grouping, ",")
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
