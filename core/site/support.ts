import { Context, type Effect } from "effect"
import type { Unreachable } from "../operator/failures.ts"

/** Whom a player can ask, and the popup of the agent, as far as a source tells: a text may be empty, a switch not known. */
export type Support = {
  readonly activePopup?: boolean | undefined
  readonly activeSupport?: boolean | undefined
  readonly officePhoneNumber: string
  readonly phoneNumber: string
  readonly urlBailek: string
  readonly urlPopup: string
  readonly urlSupport: string
}

/** What is known where nothing is told. */
export const noSupport: Support = {
  activePopup: undefined,
  activeSupport: undefined,
  officePhoneNumber: "",
  phoneNumber: "",
  urlBailek: "",
  urlPopup: "",
  urlSupport: "",
}

/** In an agent's settings "-" means none, and so does an empty text. */
export const isNone = (text: string): boolean => text.trim() === "" || text.trim() === "-"

/** Each setting from the first source that has it: one that lacks an address takes no other setting with it. */
export const supportOf = (...sources: ReadonlyArray<Support>): Support => {
  const text = (field: "officePhoneNumber" | "phoneNumber" | "urlBailek" | "urlPopup" | "urlSupport") =>
    sources.map((source) => source[field]).find((value) => !isNone(value)) ?? ""
  const flag = (field: "activePopup" | "activeSupport") =>
    sources.map((source) => source[field]).find((value) => value !== undefined)
  return {
    activePopup: flag("activePopup"),
    activeSupport: flag("activeSupport"),
    officePhoneNumber: text("officePhoneNumber"),
    phoneNumber: text("phoneNumber"),
    urlBailek: text("urlBailek"),
    urlPopup: text("urlPopup"),
    urlSupport: text("urlSupport"),
  }
}

/** Tells whom a player of this site can ask. */
export class SupportDesk extends Context.Service<
  SupportDesk,
  { readonly settings: () => Effect.Effect<Support, Unreachable> }
>()("core/site/SupportDesk") {}

/** What a browser may be sent to. */
export const webAddress = (url: string): string | undefined =>
  !isNone(url) && /^https?:\/\//i.test(url) ? url : undefined

/** Where a player can write to support, unless it is switched off: only a web address that a browser may be sent to. */
export const supportAddress = ({ activeSupport, urlSupport }: Support): string | undefined =>
  activeSupport === false ? undefined : webAddress(urlSupport)
