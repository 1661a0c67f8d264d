import { minute } from "../../time/bangkok.ts"
import { type BetGroup, betGroups } from "./bet-group.ts"

/** All that differs by group, but for the hours of its rounds and what an operator pays. */
type GroupRules = {
  /** Lines of bets that pay a rate, or sets of four digits at a fixed price. */
  readonly sells: "bets" | "sets"
  /** Rounds are numbered through the day, and each is a bet type of its own, such as `yeekee_42`. */
  readonly isNumbered: boolean
  /** There is a result on every day, but for days without trading. */
  readonly isDrawnDaily: boolean
  /** Players shoot numbers into the result. */
  readonly isShotInto: boolean
  /** How long before its round closes a slip can be cancelled last. */
  readonly cancelBefore: number
}

export const groupRules = {
  yeekee: { sells: "bets", isNumbered: true, isDrawnDaily: true, isShotInto: true, cancelBefore: 2 * minute },
  yeekee5min: { sells: "bets", isNumbered: true, isDrawnDaily: true, isShotInto: true, cancelBefore: minute },
  gov: { sells: "bets", isNumbered: false, isDrawnDaily: false, isShotInto: false, cancelBefore: 10 * minute },
  stock: { sells: "bets", isNumbered: false, isDrawnDaily: true, isShotInto: false, cancelBefore: 10 * minute },
  pingpong: { sells: "bets", isNumbered: true, isDrawnDaily: true, isShotInto: false, cancelBefore: 2 * minute },
  gov4d: { sells: "sets", isNumbered: false, isDrawnDaily: false, isShotInto: false, cancelBefore: 10 * minute },
} as const satisfies Readonly<Record<BetGroup, GroupRules>>

type GroupWith<Rules extends Partial<GroupRules>> = {
  [Group in BetGroup]: (typeof groupRules)[Group] extends Rules ? Group : never
}[BetGroup]

export type BetsGroup = GroupWith<{ readonly sells: "bets" }>
export type SetsGroup = GroupWith<{ readonly sells: "sets" }>
export type SequenceGroup = GroupWith<{ readonly isNumbered: true }>
export type ShotGroup = GroupWith<{ readonly isShotInto: true }>

export const sellsSets = (group: BetGroup): group is SetsGroup => groupRules[group].sells === "sets"
export const isSequenceGroup = (group: BetGroup): group is SequenceGroup => groupRules[group].isNumbered
export const isShotGroup = (group: BetGroup): group is ShotGroup => groupRules[group].isShotInto
export const isDrawnDaily = (group: BetGroup): boolean => groupRules[group].isDrawnDaily

export const sequenceGroups: ReadonlyArray<SequenceGroup> = betGroups.filter(isSequenceGroup)
