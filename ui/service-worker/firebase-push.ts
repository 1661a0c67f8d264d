import { type PushMessage, pathWithin } from "@fakham/core/notifications"

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? { ...value } : {})
const text = (value: unknown, most: number) => (typeof value === "string" ? value.slice(0, most) : "")

/** Reads what Firebase pushes for an operator: a notification, or data of the same names, and where a tap leads. */
export const readFirebasePush = (pushed: string | undefined, origin: string): PushMessage | undefined => {
  const { notification, data, fcmOptions, fcmMessageId } = fieldsOf(parsed(pushed))
  const { title, body, tag, click_action } = { ...fieldsOf(data), ...fieldsOf(notification) }
  if (typeof fcmMessageId !== "string" || text(title, 1) === "") return undefined
  return {
    id: text(tag, 128) || fcmMessageId.slice(0, 128),
    title: text(title, 200),
    body: text(body, 500),
    path: pathOf(fieldsOf(fcmOptions)["link"] ?? click_action ?? fieldsOf(data)["path"], origin),
    unread: undefined,
  }
}

/** Of an address of this site, what stands after its host. */
const pathOf = (address: unknown, origin: string) => {
  if (typeof address !== "string") return undefined
  try {
    const url = new URL(address, origin)
    return url.origin === origin ? pathWithin(url.pathname + url.search) : undefined
  } catch {
    return undefined
  }
}

const parsed = (given: string | undefined): unknown => {
  try {
    return JSON.parse(given ?? "")
  } catch {
    return undefined
  }
}
