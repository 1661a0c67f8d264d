import type * as v from "valibot"
import { type ExtraSources, firebaseSources, recaptchaSources, together } from "../content-policy.ts"
import type { VariableFault } from "./environment.ts"
import type { vendorVariables } from "./vendor-variables.ts"

type Given = v.InferOutput<v.ObjectSchema<typeof vendorVariables, undefined>>

export type Vendors = {
  /** The site's key for reCAPTCHA, for operators that ask for one. */
  readonly recaptchaKey: string | undefined
  /** The site's id at Google Analytics on its main hosts, and where pages are counted. */
  readonly analytics: { readonly id: string | undefined; readonly origin: string }
  /** The site's key at a fingerprint service, and where that listens. */
  readonly fingerprint: { readonly key: string; readonly address: string } | undefined
  /** The operator's web keys at Firebase. */
  readonly firebase:
    | { readonly apiKey: string; readonly appId: string; readonly projectId: string; readonly vapidKey: string }
    | undefined
  /** The page of a live chat that may be shown in a frame. */
  readonly chatFrame: string | undefined
}

type FirebaseRead = { readonly keys: Vendors["firebase"]; readonly missing: ReadonlyArray<string> }

/** What pages are told of services of others, and what the content policy needs for them. */
export const vendorsOf = (given: Given) => {
  const { keys: firebase, missing } = firebaseOf(given)
  const { FINGERPRINT_KEY: key, FINGERPRINT_URL: address } = given
  const fingerprint = key === undefined || address === "" ? undefined : { key, address }
  const { RECAPTCHA_SITE_KEY: recaptchaKey, LIVE_CHAT_FRAME: chatFrame } = given
  const vendors: Vendors = {
    recaptchaKey,
    analytics: { id: given.ANALYTICS_ID, origin: given.ANALYTICS_URL },
    fingerprint,
    firebase,
    chatFrame,
  }
  const sources: ExtraSources = [
    recaptchaKey === undefined ? {} : recaptchaSources,
    fingerprint === undefined ? {} : { "connect-src": [new URL(fingerprint.address).origin] },
    firebase === undefined ? {} : firebaseSources,
    chatFrame === undefined ? {} : { "frame-src": [new URL(chatFrame).origin] },
  ].reduce(together, {})
  const faults: ReadonlyArray<VariableFault> = missing.map((variable) => ({
    variable,
    given: "(nothing)",
    wanted: "with FCM_API_KEY, FCM_APP_ID, FCM_PROJECT_ID and FCM_VAPID_KEY all or none",
  }))
  return { vendors, sources, faults }
}

/** All of its keys or none. */
const firebaseOf = (given: Given): FirebaseRead => {
  const { FCM_API_KEY: apiKey, FCM_APP_ID: appId, FCM_PROJECT_ID: projectId, FCM_VAPID_KEY: vapidKey } = given
  if (apiKey !== undefined && appId !== undefined && projectId !== undefined && vapidKey !== undefined)
    return { keys: { apiKey, appId, projectId, vapidKey }, missing: [] }
  const named = { FCM_API_KEY: apiKey, FCM_APP_ID: appId, FCM_PROJECT_ID: projectId, FCM_VAPID_KEY: vapidKey }
  const missing = Object.entries(named).flatMap(([name, value]) => (value === undefined ? [name] : []))
  return { keys: undefined, missing: missing.length === Object.keys(named).length ? [] : missing }
}
