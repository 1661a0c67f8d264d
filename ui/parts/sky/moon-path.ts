const exact = (value: number) => Number(value.toFixed(2))

/** The lit part of a moon that still has `share` of its light, 0 to 1: full, gibbous, half, crescent, nothing. */
export const moonPath = (share: number, x = 16, y = 16, radius = 14): string => {
  const light = Math.min(1, Math.max(0, share))
  const top = exact(y - radius)
  if (light === 0) return ""
  if (light === 1) return `M${exact(x)} ${top}a${radius} ${radius} 0 1 0 .01 0z`
  const bulge = exact(radius * Math.abs(1 - 2 * light))
  const gibbous = light > 0.5 ? 0 : 1
  const rim = `M${exact(x)} ${top}A${radius} ${radius} 0 0 0 ${exact(x)} ${exact(y + radius)}`
  return `${rim}A${bulge} ${radius} 0 0 ${gibbous} ${exact(x)} ${top}z`
}
