import { isCall } from "../page-speed/pages.ts"

export const kinds = ["document", "script", "style", "font", "picture", "data", "other"] as const
export type ResponseKind = (typeof kinds)[number]

/** A response and what it took on the line; from the cache it took nothing. */
export type Response = { readonly url: string; readonly mimeType: string; readonly bytes: number }

const byMime: ReadonlyArray<readonly [RegExp, ResponseKind]> = [
  [/^text\/html/, "document"],
  [/javascript/, "script"],
  [/^text\/css/, "style"],
  [/font/, "font"],
  [/^image\//, "picture"],
]

export const kindOfResponse = ({ url, mimeType }: Omit<Response, "bytes">): ResponseKind =>
  isCall(url) ? "data" : (byMime.find(([pattern]) => pattern.test(mimeType))?.[1] ?? "other")

export type Wire = {
  readonly bytes: Readonly<Record<ResponseKind, number>>
  /** How often each call was sent, by its path. */
  readonly calls: ReadonlyMap<string, number>
}

export const wireOf = (responses: ReadonlyArray<Response>): Wire => {
  const bytes = { document: 0, script: 0, style: 0, font: 0, picture: 0, data: 0, other: 0 }
  const calls = new Map<string, number>()
  for (const response of responses) {
    const kind = kindOfResponse(response)
    bytes[kind] += response.bytes
    const { pathname } = new URL(response.url)
    if (kind === "data") calls.set(pathname, (calls.get(pathname) ?? 0) + 1)
  }
  return { bytes, calls }
}
