import type { Page } from "@playwright/test"
import type { SandboxFault, Site } from "./site.ts"

type Way = { readonly page: Page; readonly site: Site; readonly path: string }

/** Something that befalls a call on its way, until it is over. */
export type PageTrouble = {
  readonly title: string
  readonly begin: (way: Way) => Promise<unknown>
  readonly end: (way: Way) => Promise<unknown>
  /** The answer comes, only late. */
  readonly isMild?: boolean
  /** The operator has not acted. */
  readonly isBefore?: boolean
  /** It befalls all calls, not one alone. */
  readonly reach?: "everything"
}

/** What befalls one call is over when that call has met it; ended from outside it might never have begun. */
const byItself = () => Promise.resolve()

/** By the control desk, until it is told that all is right again. */
const byTheDesk = (title: string, fault: Omit<SandboxFault, "path">): PageTrouble => ({
  title,
  begin: ({ site, path }) => site.goWrong({ ...fault, path }),
  end: ({ site }) => site.goRight(),
})

const offline: PageTrouble = {
  title: "not sent while the phone is offline",
  begin: ({ page }) => page.context().setOffline(true),
  end: ({ page }) => page.context().setOffline(false),
  isBefore: true,
  reach: "everything",
}

/** The operator acts, and what comes back cannot be read. */
const garbled: PageTrouble = {
  title: "answered in pieces after the operator acted",
  begin: ({ page, path }) =>
    page.route(
      `**${path}`,
      async (route) => {
        await route.fetch()
        await route.fulfill({ contentType: "application/json", body: '{"data":{"id":' })
      },
      { times: 1 },
    ),
  end: byItself,
}

/** More calls than a test makes, so that none gets through before the test says so. */
export const ever = 1_000

type Troubles = Readonly<
  Record<"lost" | "lostOnTheWayBack" | "unavailable" | "inPieces" | "late" | "offline", PageTrouble>
>

/** For questions, which go on going wrong until it is over. */
export const troublesOfAsking: Troubles = {
  lost: byTheDesk("lost before the operator has it", { kind: "cut", count: ever }),
  lostOnTheWayBack: byTheDesk("lost on the way back", { kind: "afterwards-cut", count: ever }),
  unavailable: byTheDesk("answered with 503", { kind: "status", status: 503, count: ever }),
  inPieces: byTheDesk("answered in pieces", { kind: "malformed", count: ever }),
  late: { ...byTheDesk("answered late", { kind: "delay", delayMs: 1_500 }), isMild: true },
  offline,
}

const once = (title: string, fault: Omit<SandboxFault, "path">): PageTrouble => ({
  ...byTheDesk(title, fault),
  end: byItself,
})

/** For deeds, each of which goes wrong once. */
export const troublesOfActing: Troubles = {
  lost: { ...once("lost before the operator acted", { kind: "cut" }), isBefore: true },
  lostOnTheWayBack: once("lost after the operator acted", { kind: "afterwards-cut" }),
  unavailable: { ...once("answered with 503", { kind: "status", status: 503 }), isBefore: true },
  inPieces: garbled,
  late: { ...once("answered late", { kind: "delay", delayMs: 1_500 }), isMild: true },
  offline,
}
