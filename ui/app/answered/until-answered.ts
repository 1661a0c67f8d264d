import { pageIdle } from "./page-idle.ts"

/** How far the first page has come. */
export type PageLoad = {
  readonly stands: Promise<void>
  /** The answers that are on their way to it. */
  readonly asked: ReadonlySet<Promise<unknown>>
}

/** What comes later than this keeps nothing else back. */
const timeoutMs = 5_000

const waits = new WeakMap<PageLoad["asked"], Promise<unknown>>()

/**
 * When the first page stands and shows what it has asked for. What stands around a page is asked for then, and its news are
 * heard from then on.
 */
export const untilAnswered = (page: PageLoad): Promise<unknown> => {
  const waiting = waits.get(page.asked)
  if (waiting !== undefined) return waiting
  let isLate = false
  const late = new Promise((resolve) => setTimeout(resolve, timeoutMs)).then(() => (isLate = true))
  const answered = Promise.race([untilShown(page, () => isLate), late])
  waits.set(page.asked, answered)
  return answered
}

const untilShown = async ({ stands, asked }: PageLoad, isLate: () => boolean) => {
  await stands
  do {
    await Promise.allSettled(asked)
    await untilDrawn()
    await pageIdle()
  } while (!isLate() && (asked.size > 0 || isBusy()))
}

const untilDrawn = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (isBusy()) return
      changes.disconnect()
      resolve()
    }
    const changes = new MutationObserver(look)
    changes.observe(document, { subtree: true, childList: true, attributeFilter: ["aria-busy"] })
    look()
  })

/** Whether something of the page is not drawn yet. */
const isBusy = () => document.querySelector("[aria-busy=true]") !== null
