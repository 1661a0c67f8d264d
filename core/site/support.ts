import { Context, type Effect } from "effect"
import type { Unreachable } from "../operator/failures.ts"

/** Whom a player can ask, and the popup of the agent. */
export type Support = {
  readonly activePopup: boolean
  readonly activeSupport: boolean
  readonly officePhoneNumber: string
  readonly urlBailek: string
  readonly urlPopup: string
  readonly urlSupport: string
}

/** What is used where the agent has nothing of its own. */
export const noSupport: Support = {
  activePopup: false,
  activeSupport: false,
  officePhoneNumber: "",
  urlBailek: "",
  urlPopup: "",
  urlSupport: "",
}

/** In an agent's settings "-" means none, and so does an empty text. */
export const isNone = (text: string): boolean => text.trim() === "" || text.trim() === "-"

/** The agent's settings, or the default set when the agent has no support address of its own. */
export const supportOf = (agent: Support, fallback: Support): Support => (isNone(agent.urlSupport) ? fallback : agent)

/** Tells whom a player of this site can ask. */
export class SupportDesk extends Context.Service<
  SupportDesk,
  { readonly settings: Effect.Effect<Support, Unreachable> }
>()("core/site/SupportDesk") {}

/** What a browser may be sent to. */
export const webAddress = (url: string): string | undefined =>
  !isNone(url) && /^https?:\/\//i.test(url) ? url : undefined

/** Where a player can write to support: only a web address that a browser may be sent to. */
export const supportAddress = ({ urlSupport }: Support): string | undefined => webAddress(urlSupport)
