import { type EventEmitter, once } from "node:events"
import type { WebSocket } from "ws"

/** What an event tells first when it comes next. */
export const next = async (emitter: EventEmitter, event: string): Promise<unknown> => (await once(emitter, event))[0]

/** The status that the opening of a WebSocket is refused with. */
export const statusOfRefusal = (webSocket: WebSocket): Promise<number | undefined> =>
  new Promise((resolve) => webSocket.once("unexpected-response", (_request, { statusCode }) => resolve(statusCode)))
