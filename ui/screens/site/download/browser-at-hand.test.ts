import { expect, test } from "vitest"
import { browserAtHand } from "./browser-at-hand.ts"

const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15"
const android =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"

test.each([
  [`${iPhone} Version/18.0 Mobile/15E148 Safari/604.1`, { phone: "iphone", within: undefined }],
  [`${iPhone} Safari Line/14.10.0`, { phone: "iphone", within: "LINE" }],
  [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`, { phone: "iphone", within: "Facebook" }],
  [android, { phone: "android", within: undefined }],
  [`${android} Line/14.10.0/IAB`, { phone: "android", within: "LINE" }],
  [`${android} Instagram 340.0.0 Android`, { phone: "android", within: "Instagram" }],
  ["", { phone: "android", within: undefined }],
])("%s is at hand as %o", (userAgent, hand) => {
  expect(browserAtHand(userAgent)).toEqual(hand)
})
