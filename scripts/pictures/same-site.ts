import { fileURLToPath } from "node:url"
import { type Browser, chromium } from "playwright"
import { chromiumArguments } from "../chromium.ts"
import { atTheSite } from "../commands/at-the-site.ts"
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
      const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] })
      try {
        return await act({ browser, address, desk })
      } finally {
        await browser.close()
      }
    },
    {
      SANDBOX_CLOCK: pictureTime,
      SANDBOX_RATE_LIMITS: "off",
      NODE_OPTIONS: `--import=${fileURLToPath(new URL("one-seed.ts", import.meta.url))}`,
    },
  )
