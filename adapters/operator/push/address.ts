/** The address of a path at the operator, by WebSocket. */
export const webSocketAddress = (origin: string, path: string): string =>
  new URL(path, origin).href.replace(/^http/, "ws")
