/** What the guard needs of the page it keeps taps off. */
export type TapGuardPage = {
  readonly after: (milliseconds: number, run: () => void) => () => void
  /** Whether taps fall on what stands there, or on nothing. */
  readonly takeTaps: (taken: boolean) => void
}

/** As quick as impatient fingers follow each other, and quicker than anybody decides about something new. */
const delayMs = 300

/**
 * What comes up under a finger, or lies bare under it again, was not what the finger meant: until it has stood there
 * for a moment without a tap, taps do nothing. Keys are not held up.
 */
export const makeTapGuard = (page: TapGuardPage) => {
  let cancel: (() => void) | undefined
  const wait = () => {
    cancel?.()
    cancel = page.after(delayMs, () => {
      cancel = undefined
      page.takeTaps(true)
    })
  }
  return {
    /** Something has come up, or has gone. */
    changed: () => {
      page.takeTaps(false)
      wait()
    },
    tapped: () => {
      if (cancel !== undefined) wait()
    },
  }
}

export const tapGuard = makeTapGuard({
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  takeTaps: (taken) => document.documentElement.toggleAttribute("data-ignores-taps", !taken),
})

globalThis.document?.addEventListener("pointerdown", tapGuard.tapped, true)
