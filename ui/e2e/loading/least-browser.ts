import type { Page } from "@playwright/test"
import { newerKeys } from "../../../scripts/browsers/newer-features.ts"

/** What stays: types that the content policy asks for, and what older browsers have a part of. */
const left =
  /\bTrusted|\.trustedTypes$|^api\.AbortSignal\.timeout|^api\.(?:CanvasRenderingContext2D|KeyboardEvent|MouseEvent)\./
const named = /^(?:api|javascript\.builtins)\.(?:Window\.|Intl\.(?=\w+\.))?(\w+(?:\.\w+)?)$/

/** Takes from every page all that came after the least browsers, so that it runs as it does in them. */
export const asInLeastBrowsers = async (page: Page): Promise<void> => {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(":has(", ":unknown(") })
  })
  const paths = [...newerKeys.keys()]
    .flatMap((key) => (left.test(key) ? [] : (named.exec(key)?.[1] ?? [])))
    // What an object has before the object itself.
    .toSorted((one, other) => other.split(".").length - one.split(".").length)
  await page.addInitScript((given) => {
    const remove = (owner: unknown, part: string) => {
      if ((typeof owner === "object" && owner !== null) || typeof owner === "function")
        Reflect.deleteProperty(owner, part)
    }
    for (const path of given) {
      const [name = "", part] = path.replace(/_(?:static|event)$/, "").split(".")
      const found: unknown = Reflect.get(globalThis, name) ?? Reflect.get(Intl, name)
      if (part === undefined) remove(globalThis, name)
      else {
        remove(found, part)
        if (typeof found === "function") remove(found.prototype, part)
      }
    }
  }, paths)
}
