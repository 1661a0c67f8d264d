const minute = 60
const hour = 60 * minute
const day = 24 * hour

const two = (value: number) => String(value).padStart(2, "0")

/** From two days on only the days are worth saying. */
export const daysLeft = (seconds: number): number | undefined =>
  seconds >= 2 * day ? Math.floor(seconds / day) : undefined

export const countdownText = (seconds: number): string => {
  const hours = Math.floor(seconds / hour)
  const rest = `${two(Math.floor((seconds % hour) / minute))}:${two(seconds % minute)}`
  return hours === 0 ? rest : `${hours}:${rest}`
}

/** The whole days, and of the rest hours, minutes and seconds: for the one countdown that a page is about. */
export const daysAndTime = (seconds: number): { readonly days: number; readonly time: string } => {
  const days = Math.floor(seconds / day)
  const rest = seconds % day
  if (days === 0) return { days, time: countdownText(rest) }
  return { days, time: [rest / hour, (rest % hour) / minute, rest % minute].map(Math.floor).map(two).join(":") }
}

export const isClosing = (seconds: number): boolean => seconds > 0 && seconds < minute

export type Threshold = "fiveMinutes" | "oneMinute" | "tenSeconds"

/** The last threshold gone by, which is all that is read aloud: never each second. */
export const thresholdPassed = (seconds: number): Threshold | undefined => {
  if (seconds === 0 || seconds > 5 * minute) return undefined
  if (seconds > minute) return "fiveMinutes"
  return seconds > 10 ? "oneMinute" : "tenSeconds"
}

/** The share of betting time that is left, in steps fine enough for the eye. */
export const shareLeft = (from: number, until: number, now: number): number =>
  until <= from ? 0 : Math.min(1, Math.max(0, Math.round(((until - now) / (until - from)) * 200) / 200))
