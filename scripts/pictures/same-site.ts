import { fileURLToPath } from "node:url"
import type { Browser } from "playwright"
import { atTheSite } from "../commands/at-the-site.ts"
import { inChromium } from "../surroundings/in-chromium.ts"
import { pictureTime } from "./phone.ts"

/** The control desk of the stand-in operator. */
export type Desk = (method: "GET" | "POST", path: string, body?: unknown) => Promise<unknown>

type Place = { readonly browser: Browser; readonly address: string; readonly desk: Desk }

const deskAt =
  (address: string): Desk =>
  async (method, path, body = {}) => {
    const answer = await fetch(`${address}__sandbox/${path}`, {
      method,
      headers: { "content-type": "application/json" },
      ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`the control desk answered ${answer.status} to ${path}`)
    return answer.json()
  }

/** A site whose clock stands, and that makes up the same draws and numbers every time. */
export const atTheSameSite = <A>(executablePath: string, act: (place: Place) => Promise<A>): Promise<A> =>
  atTheSite(
    async (address) => {
      const desk = deskAt(address)
      await desk("POST", "reset", { seed: "demo", stands: true })
      return inChromium(executablePath, (browser) => act({ browser, address, desk }))
    },
    {
      SANDBOX_CLOCK: pictureTime,
      SANDBOX_RATE_LIMITS: "off",
      NODE_OPTIONS: `--import=${fileURLToPath(new URL("one-seed.ts", import.meta.url))}`,
    },
  )
