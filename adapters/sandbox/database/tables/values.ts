/** 0 or 1: both databases know it, and it sums. */
export type Flag = 0 | 1
/** Milliseconds since 1970 by the sandbox's clock. */
export type EpochMs = number
