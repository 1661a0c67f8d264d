import { Data } from "effect"
import type { Session } from "./session.ts"

export type Access = "allowed" | "toHome" | "toMain" | "forbidden" | "logout"

/** The player's status closes this page. */
export class Forbidden extends Data.TaggedError("Forbidden") {}

/** Pages for those who are not logged in yet; a player is sent on to /main. */
const guestOnly = [/^\/$/, /^\/login$/, /^\/register$/, /^\/register\/[^/]+$/]

/** Pages that anyone may read. */
const open = [
  /^\/forgot-pin$/,
  /^\/download$/,
  /^\/how-to$/,
  /^\/howto\/[^/]+$/,
  /^\/promotions$/,
  /^\/results$/,
  /^\/vdo(\/[^/]+)?$/,
  /^\/maintenance$/,
  /^\/external\/login$/,
  /^\/login\/line\/auth$/,
]

/** The areas that a status closes, found anywhere in the path. */
const closed: Readonly<Record<1 | 2 | 3 | 4, ReadonlyArray<string>>> = {
  1: [],
  2: ["/credit", "/bank"],
  3: ["/game"],
  4: ["/lotto"],
}

const matches = (patterns: ReadonlyArray<RegExp>, path: string) => patterns.some((pattern) => pattern.test(path))

/** Whether a visitor may see a page, and where to go otherwise. `path` is without query and `-backup`. */
export const access = (path: string, session: Session | undefined): Access => {
  const page = path.length > 1 ? path.replace(/\/+$/, "") || "/" : path
  if (session === undefined) return matches(guestOnly, page) || matches(open, page) ? "allowed" : "toHome"
  if (matches(guestOnly, page)) return session.limit === 1 ? "logout" : "toMain"
  if (session.limit !== undefined && closed[session.limit].some((area) => page.includes(area))) return "forbidden"
  return "allowed"
}
