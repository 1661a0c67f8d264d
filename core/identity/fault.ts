import { Result } from "effect"

/** What is wrong with one field, or nothing. */
export const faultOf = <E>(checked: Result.Result<unknown, E>): E | undefined =>
  Result.isFailure(checked) ? checked.failure : undefined

/** Whether a form can be sent as it is. */
export const isFaultless = (faults: object): boolean => Object.values(faults).every((fault) => fault === undefined)
