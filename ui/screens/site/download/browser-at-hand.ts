/** Which steps lead to the home screen, and whether an app has opened the site in a browser of its own. */
export type BrowserAtHand = {
  readonly phone: "iphone" | "android"
  readonly within: "LINE" | "Facebook" | "Instagram" | undefined
}

export const browserAtHand = (userAgent: string): BrowserAtHand => ({
  phone: /iPhone|iPad|Macintosh/.test(userAgent) ? "iphone" : "android",
  within: /\bLine\//.test(userAgent)
    ? "LINE"
    : /\bFB(?:AN|AV|_IAB)/.test(userAgent)
      ? "Facebook"
      : /\bInstagram\b/.test(userAgent)
        ? "Instagram"
        : undefined,
})
