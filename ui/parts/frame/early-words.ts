/** Words that the early script finds and replaces by what it knows. */
export const earlyWord = {
  day: "{day}",
  clock: "{clock}",
  number: "{number}",
  name: "{name}",
  date: "{date}",
  closeDate: "{closeDate}",
  closes: "{closes}",
  results: "{results}",
  left: "{left}",
} as const

/** Stands for the days that are left, where the word beside it goes by how many they are. */
export const earlyDays = 777

export type EarlyName = "cash" | "today" | "lotteryDay" | "nextClose" | "round"
/** A part whose words go by the days that are left has several forms. */
export type EarlyForm = "whole" | "time" | "oneDay" | "days"
