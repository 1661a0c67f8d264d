/** The staff of an operator, by name only: the site gives them nothing of their own. */
export const roles = ["administrator", "superAdmin", "staff"] as const
export type Role = (typeof roles)[number]

/** What each role is called, in every language. */
export const roleLabels: Readonly<Record<Role, string>> = {
  administrator: "Administrator",
  superAdmin: "Super Admin",
  staff: "Staff",
}

export const isRole = (text: string): text is Role => roles.some((role) => role === text)
