/** The staff of an operator, by name only: the site gives them nothing of their own. */
export const roles = ["administrator", "superAdmin", "staff"] as const
export type Role = (typeof roles)[number]
