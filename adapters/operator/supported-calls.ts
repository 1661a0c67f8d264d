import type { Call, Schema } from "./wire/index.ts"

/** The status that stands here for whatever way a server has of saying that there is no such call. */
export const notServed = 501

/** Codes by which an operator says that a call is there, and what it was asked for is not, or is not for this player. */
const ours = /^(?:defaultError|notFound|notAllowDomain|noSuch\w+|forbidden|closedToPlayer|channelNotYours)$/

type Asked = Pick<Call<Schema, Schema>, "path" | "origin">

/**
 * Remembers which calls of ours the operator has: one that is not there is not there for anybody who visits, logged in or
 * not, and one that was ever answered is there, whatever a gateway says later.
 */
export const supportedCalls = () => {
  const isThere = new Map<string, boolean>()
  return {
    isMissing: ({ path }: Asked): boolean => isThere.get(path) === false,
    /** Hears how a call was answered; tells which status that comes to. */
    onAnswer: ({ path, origin }: Asked, status: number, code?: string): number => {
      if (origin === "given") return status
      const isClosedHere = status === 403 && !ours.test(code ?? "")
      if (isThere.get(path)) return isClosedHere ? notServed : status
      const isMissing =
        isClosedHere || status === 405 || status === notServed || (status === 404 && !ours.test(code ?? ""))
      if (isMissing || code !== undefined || status < 300) isThere.set(path, !isMissing)
      return isMissing ? notServed : status
    },
  }
}
export type SupportedCalls = ReturnType<typeof supportedCalls>
