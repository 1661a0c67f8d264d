/** The address of a path at the operator, or at the site's own host when no origin is named; by WebSocket. */
export const webSocketAddress = (origin: string, path: string): string =>
  new URL(path, origin === "" ? location.origin : origin).href.replace(/^http/, "ws")
