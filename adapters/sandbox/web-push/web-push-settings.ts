import { about } from "@fakham/adapters/environment"
import * as v from "valibot"
import { isPair, newPair, type VapidKeys } from "./vapid.ts"

/** How messages are pushed to browsers; without keys the operator makes a pair of its own. */
export type WebPushSettings = {
  readonly keys?: Omit<VapidKeys, "subject">
  readonly subject: string
  /** For tests: messages may be sent to this machine, without https. */
  readonly toThisMachine: boolean
}

export const standardWebPush: WebPushSettings = { subject: "mailto:push@fakham.example", toThisMachine: false }

const key = (name: string, bytes: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^[\w-]+$/.test(text) && Buffer.from(text, "base64url").length === bytes,
      `${name} has to be ${bytes} bytes in base64url`,
    ),
  )

export const webPushVariables = {
  VAPID_PUBLIC_KEY: v.pipe(
    v.optional(key("VAPID_PUBLIC_KEY", 65)),
    about(
      "with `VAPID_PRIVATE_KEY`, the pair that web push is signed with; browsers that were reached with another pair are not reached any more",
      "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
      "a pair of its own, kept in the database",
    ),
  ),
  VAPID_PRIVATE_KEY: v.pipe(
    v.optional(key("VAPID_PRIVATE_KEY", 32)),
    about("the secret half of it", "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
  ),
  VAPID_SUBJECT: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, "VAPID_SUBJECT has to be a mailto: or https: address"),
      ),
      standardWebPush.subject,
    ),
    about("whom push services may write to", "mailto:ops@operator.example"),
  ),
  WEB_PUSH_TO: v.pipe(
    v.optional(v.picklist(["internet", "this-machine"], "WEB_PUSH_TO has to be internet or this-machine"), "internet"),
    about("`this-machine` lets tests have a push service of their own", "this-machine"),
  ),
}

type Given = {
  readonly VAPID_PUBLIC_KEY?: string | undefined
  readonly VAPID_PRIVATE_KEY?: string | undefined
  readonly VAPID_SUBJECT: string
  readonly WEB_PUSH_TO: "internet" | "this-machine"
}

/** The pair out of the environment, both halves or none; else an error of one line. */
export const readWebPushSettings = ({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
  WEB_PUSH_TO: to,
}: Given): WebPushSettings => {
  const others = { subject, toThisMachine: to === "this-machine" }
  if (publicKey === undefined && privateKey === undefined) return others
  const keys = { publicKey: publicKey ?? "", privateKey: privateKey ?? "" }
  if (!isPair(keys)) throw new Error("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY have to be the two halves of one pair.")
  return { ...others, keys }
}

/** The keys that are given, else the pair that the first process of a database made. */
export const vapidKeysOf = async (
  { keys, subject }: WebPushSettings,
  storedOnce: (fresh: string) => Promise<string>,
): Promise<VapidKeys> => {
  if (keys !== undefined) return { ...keys, subject }
  const { publicKey, privateKey } = newPair()
  const [ownPublic = "", ownPrivate = ""] = (await storedOnce(`${publicKey} ${privateKey}`)).split(" ")
  return { publicKey: ownPublic, privateKey: ownPrivate, subject }
}
