import { hash } from "node:crypto"

/** The tag of an answer: another one for every other text. */
export const tagOf = (text: string): string => `W/"${hash("sha256", text, "base64url").slice(0, 22)}"`

/** Whether one of the answers that the visitor holds is this one. */
export const isHeld = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? "").split(",").some((held) => ["*", tag, tag.slice(2)].includes(held.trim()))
