/** In milliseconds: between two beats, how long a push connection may be silent, and how long a sign of life may take. */
export type SocketPace = {
  readonly beatEvery: number
  readonly silence: number
  readonly pongTimeoutMs: number
  /** How long a push connection may follow nothing. */
  readonly subscribeWithin?: number
}

export const standardPace: SocketPace = { beatEvery: 15_000, silence: 120_000, pongTimeoutMs: 30_000 }
