import { pathWithin } from "./notification.ts"

/** What the operator has a browser show while the site is closed. */
export type PushMessage = {
  /** A later message of the same id takes its place. */
  readonly id: string
  readonly title: string
  readonly body: string
  /** The page of this site that it is about. */
  readonly path: string | undefined
  /** How many messages are not read. */
  readonly unread: number | undefined
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= most

/** Reads a pushed text of the first version; nothing where it is anything else. */
export const readPush = (text: string | undefined): PushMessage | undefined => {
  const message = parsed(text)
  if (typeof message !== "object" || message === null || !("v" in message) || message.v !== 1) return undefined
  const { id, title, body, path, unread }: Readonly<Record<string, unknown>> = { ...message }
  if (!isText(id, 128) || !isText(title, 200)) return undefined
  return {
    id,
    title,
    body: isText(body, 500) ? body : "",
    path: typeof path === "string" ? pathWithin(path) : undefined,
    unread: typeof unread === "number" && Number.isInteger(unread) && unread >= 0 ? unread : undefined,
  }
}

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? "")
  } catch {
    return undefined
  }
}
