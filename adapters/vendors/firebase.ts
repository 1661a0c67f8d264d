import * as v from "valibot"

/** The site's keys at Firebase: for an operator that sends its pushes by it. */
export type FirebaseKeys = {
  readonly apiKey: string
  readonly appId: string
  readonly projectId: string
  readonly vapidKey: string
}

/** Where Google's services for it listen; a test has its own. */
export type FirebaseOrigins = { readonly installations: string; readonly registrations: string }
const google: FirebaseOrigins = {
  installations: "https://firebaseinstallations.googleapis.com",
  registrations: "https://fcmregistrations.googleapis.com",
}

const Subscribed = v.object({ endpoint: v.string(), keys: v.object({ auth: v.string(), p256dh: v.string() }) })
const Installed = v.object({ authToken: v.object({ token: v.pipe(v.string(), v.minLength(1)) }) })
const Registered = v.object({ token: v.pipe(v.string(), v.minLength(1)) })
const timeout = 10_000

/**
 * What Firebase reaches a browser by, for the browser's own subscription: it is installed under a new id, and registered with
 * what Firebase gives for that. Nothing of either is kept: a next registration is a next installation.
 */
export const firebaseToken = async (
  { apiKey, appId, projectId, vapidKey }: FirebaseKeys,
  subscription: unknown,
  { installations, registrations }: FirebaseOrigins = google,
): Promise<string> => {
  const { endpoint, keys } = v.parse(Subscribed, subscription)
  const ask = async (address: string, headers: Readonly<Record<string, string>>, body: unknown): Promise<unknown> => {
    const answer = await fetch(address, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json", "x-goog-api-key": apiKey, ...headers },
      body: JSON.stringify(body),
      credentials: "omit",
      // A key may be bound to the sites that use it, which are known by their origin.
      referrerPolicy: "origin",
      signal: AbortSignal.timeout(timeout),
    })
    if (!answer.ok) throw new Error(`${new URL(address).hostname} answered ${answer.status}`)
    return answer.json()
  }
  const of = `v1/projects/${encodeURIComponent(projectId)}`
  const { authToken } = v.parse(
    Installed,
    await ask(
      `${installations}/${of}/installations`,
      {},
      {
        fid: newInstallationId(),
        authVersion: "FIS_v2",
        appId,
        sdkVersion: "w:0.6.9",
      },
    ),
  )
  const { token } = v.parse(
    Registered,
    await ask(
      `${registrations}/${of}/registrations`,
      { "x-goog-firebase-installations-auth": `FIS ${authToken.token}` },
      { web: { endpoint, auth: keys.auth, p256dh: keys.p256dh, applicationPubKey: vapidKey } },
    ),
  )
  return token
}

/** 22 letters of base64url, of which the first four bits are 0111. */
const newInstallationId = (): string => {
  const [first = 0, ...others] = crypto.getRandomValues(new Uint8Array(17))
  const bytes = [0b0111_0000 | (first & 0b1111), ...others]
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, 22)
}
