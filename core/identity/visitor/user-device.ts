/** What a player plays on, as far as the browser tells. */
export type UserDevice = "mobile" | "pc"

const mobile = /mobi|android|iphone|ipad/i

/** An iPad calls itself a Macintosh, which nobody touches with two fingers; other computers may have such a screen. */
export const userDevice = (userAgent: string, touchPoints: number): UserDevice =>
  mobile.test(userAgent) || (touchPoints > 1 && userAgent.includes("Macintosh")) ? "mobile" : "pc"
