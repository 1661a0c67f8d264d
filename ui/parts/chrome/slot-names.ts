/** Words that the prefetch script finds and replaces by what it knows. */
export const placeholder = {
  day: "{day}",
  clock: "{clock}",
  number: "{number}",
  name: "{name}",
  date: "{date}",
  closeDate: "{closeDate}",
  closes: "{closes}",
  results: "{results}",
  left: "{left}",
  id: "{id}",
  time: "{time}",
  group: "{group}",
  stake: "{stake}",
  baht: "{baht}",
  satang: "{satang}",
  exact: "{exact}",
  days: "{days}",
  path: "{path}",
  image: "{image}",
  whose: "{whose}",
} as const

/** Stands for the days that are left, where the word beside it goes by how many they are. */
export const placeholderDays = 777

export type SlotName =
  | "cash"
  | "today"
  | "lotteryDay"
  | "nextClose"
  | "round"
  | "poys"
  | "feature"
  | "firstGames"
  | "exactAmount"
  | "statementDays"
/**
 * A part has several forms where its words go by the days that are left, and where it is a list: of slips under their
 * days, each named by its number in the day, its draw, or its market; an amount by whether it has satang.
 */
export type SlotForm = "whole" | "time" | "oneDay" | "days" | "today" | "day" | "numbered" | "draw" | "named" | "tailed"
