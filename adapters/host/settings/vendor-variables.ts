import { about } from "@fakham/adapters/environment"
import * as v from "valibot"
import { analyticsId, httpAddress, origin } from "./values.ts"

/** The keys of services of others; what has none is off. */
export const vendorVariables = {
  RECAPTCHA_SITE_KEY: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, "letters, digits, _ or -"))),
    about(
      "the site's key at Google, for an operator that asks for a reCAPTCHA; with it the content policy lets Google in",
      "6Lc-key",
    ),
  ),
  ANALYTICS_ID: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(analyticsId, "an id such as G-ABCD1234"))),
    about(
      "the site's id at Google Analytics on its main hosts; under others the operator's site detail names it. With one, players are asked whether pages may be counted, and the content policy lets Google in",
      "G-ABCD1234",
    ),
  ),
  ANALYTICS_URL: v.pipe(
    v.optional(origin, "https://www.google-analytics.com"),
    about("where pages are counted, at `/g/collect`", "https://region1.google-analytics.com"),
  ),
  FINGERPRINT_KEY: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/, "letters, digits, _, . or -"))),
    about(
      "the site's key at a fingerprint service; with `FINGERPRINT_URL` visitors are recognised and the content policy lets the service in",
      "key-of-site",
    ),
  ),
  FINGERPRINT_URL: v.pipe(
    v.optional(httpAddress, ""),
    about("where the fingerprint service listens", "https://eye.example/visits"),
  ),
  FCM_API_KEY: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/, "letters, digits, _ or -"))),
    about(
      "the web key of the operator's project at Firebase, for an operator that sends its pushes by Firebase; with `FCM_APP_ID`, `FCM_PROJECT_ID` and `FCM_VAPID_KEY`, all or none. With them `FcmToken` is Firebase's, and the content policy lets Google's two services for it in",
      "AIzaSyExample-key",
    ),
  ),
  FCM_APP_ID: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d+:\d+:web:\w+$/, "an id such as 1:123456789012:web:0a1b2c"))),
    about("the id of the web app there", "1:123456789012:web:0a1b2c"),
  ),
  FCM_PROJECT_ID: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{3,40}$/, "small letters, digits or -"))),
    about("the id of the project there", "lucky-lottery"),
  ),
  FCM_VAPID_KEY: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^B[\w-]{86}$/, "a public key of 87 letters"))),
    about(
      "the public half of the project's pair for web push",
      "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
    ),
  ),
  LIVE_CHAT_FRAME: v.pipe(
    v.optional(httpAddress),
    about(
      "the page of a live chat that may be shown in a frame: with it, every link to support opens the chat in place, and the content policy lets that origin be framed. Nothing is asked of it before a visitor taps; without scripts, and without this, support opens in a tab of its own",
      "https://chat.example/lucky/frame",
    ),
  ),
}
