import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect } from "@playwright/test"
import type { Engine } from "./commands.ts"
import { type ElementRole, findInPage, selectorOf } from "./in-page.ts"

/** How long a player waits for what should be there. */
const timeout = 30_000

/** The key under which WebDriver tells an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf"

const idOf = (answer: unknown): string => {
  if (typeof answer === "object" && answer !== null && elementKey in answer) return String(answer[elementKey])
  throw new Error("it is not there, or something lies over it")
}

/** A player of the site at that address in any engine: finds what stands there by role and name, and waits for it. */
export const playerIn = (engine: Engine, origin: string) => {
  const { send } = engine
  /** Runs a function in the page, which must hold all that it needs. */
  const inPage = <Given extends ReadonlyArray<unknown>>(
    work: (...given: Given) => unknown,
    ...given: Given
  ): Promise<unknown> => send("ExecuteScript", { script: `return (${String(work)})(...arguments)`, args: given })
  const find = async (role: ElementRole, name: string, mustBeFree = false) =>
    idOf(await inPage(findInPage, selectorOf(role), name, mustBeFree))
  const until = (work: () => Promise<unknown>, what: string) =>
    expect(work, what).toPass({ timeout, intervals: [50, 100, 250] })
  /** The page takes the place of what was drawn before it; what is pressed before may be lost. */
  const hasCome = () =>
    expect.poll(() => inPage(() => document.querySelector("#app[data-prerendered]") === null), { timeout }).toBe(true)
  const text = () => inPage(() => document.body.innerText)
  const address = async () => String(await send("GetCurrentURL")).replace(origin, "")
  return {
    ...engine,
    origin,
    inPage,
    address,
    open: async (path: string) => {
      await send("Navigate", { url: `${origin}${path}` })
      await hasCome()
    },
    reload: async () => {
      await send("Refresh")
      await hasCome()
    },
    press: (role: ElementRole, name: string) =>
      until(async () => send("ElementClick", { id: await find(role, name, true) }), `${role} ${name} is pressed`),
    write: (field: string, value: string) =>
      until(async () => {
        const id = await find("field", field)
        await send("ElementClear", { id })
        await send("ElementSendKeys", { id, text: value })
      }, `${value} is written into ${field}`),
    /** Goes on inside the frame, once what it shows can be used. */
    enterFrame: () =>
      until(async () => {
        await send("SwitchToFrame", { id: null })
        const frame = await inPage(() => document.querySelector("iframe"))
        await send("SwitchToFrame", { id: { [elementKey]: idOf(frame) } })
        expect(await inPage(() => document.querySelectorAll("button:enabled").length)).toBeGreaterThan(0)
      }, "the frame is entered"),
    leaveFrame: () => send("SwitchToFrame", { id: null }),
    /** The file of that name that the browser has saved. */
    saved: async (name: RegExp): Promise<Buffer> => {
      const whole = async () => {
        const files = await readdir(engine.downloads)
        const file = files.find((one) => name.test(one))
        const bytes = file === undefined ? Buffer.alloc(0) : await readFile(join(engine.downloads, file))
        expect(bytes.length).toBeGreaterThan(0)
        return bytes
      }
      await until(whole, "a file is saved")
      return whole()
    },
    sees: (words: string) => expect.poll(text, { timeout, message: `sees ${words}` }).toContain(words),
    seesNot: (words: string) => expect.poll(text, { timeout, message: `does not see ${words}` }).not.toContain(words),
    finds: (role: ElementRole, name: string) => until(() => find(role, name), `finds ${role} ${name}`),
    /** Forgets the player, and leaves the page. */
    leave: async () => {
      await send("SwitchToFrame", { id: null })
      await send("DeleteAllCookies")
      await send("Navigate", { url: "about:blank" })
    },
    isAt: (path: string) => expect.poll(address, { timeout }).toBe(path),
  }
}

export type EnginePlayer = ReturnType<typeof playerIn>
