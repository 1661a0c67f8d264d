import { useLingui } from "@lingui/react/macro"
import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from "react"
import { classNames } from "../class-names.ts"
import { IconButton } from "../controls/icon-button.tsx"
import { closeIcon } from "../icons/icon.tsx"
import styles from "./sheet.module.css"
import { type SheetTurn, sheetTurns } from "./sheet-turns.ts"
import { tapGuard } from "./tap-guard.ts"
import { useBackCloses } from "./use-back-closes.ts"

type SheetProps = {
  readonly title: string
  readonly caption?: ReactNode
  /** At the end of its head: the time that is left. */
  readonly beside?: ReactNode
  readonly onClose: () => void
  /** `panel` fills the height; `auto` is as high as its content and a centred dialog on wide screens. */
  readonly kind?: "panel" | "auto"
  readonly foot?: ReactNode
  /** Nobody has asked for it. */
  readonly opensItself?: boolean
  /** Going back in the browser closes it. */
  readonly isStep?: boolean
  readonly children: ReactNode
}

/**
 * A modal sheet while it is rendered: from below on the phone, a panel at the right on wide screens. Its head and foot are
 * no landmarks: outside of `main` they would be taken for those of the page.
 */
export const Sheet = ({
  title,
  caption,
  beside,
  onClose,
  kind = "panel",
  foot,
  opensItself = false,
  isStep = !opensItself,
  children,
}: SheetProps) => {
  const { t } = useLingui()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useBackCloses(isStep, onClose)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    const opener = document.activeElement
    element.showModal()
    sheetTurns.opened()
    tapGuard.changed()
    // What is read first has the focus, not the way out.
    if (opensItself) heading.current?.focus()
    return () => {
      element.close()
      sheetTurns.closed()
      tapGuard.changed()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [opensItself])
  useEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    const leave = (event: Event) => {
      event.preventDefault()
      onClose()
    }
    const leaveBackdrop = (event: MouseEvent) => event.target === element && onClose()
    const closedByBrowser = () => {
      if (element.open) return
      onClose()
      // What may not be left just now stands on: the browser closes at a second "back" whatever it is told.
      requestAnimationFrame(() => element.isConnected && !element.open && element.showModal())
    }
    element.addEventListener("cancel", leave)
    element.addEventListener("close", closedByBrowser)
    element.addEventListener("click", leaveBackdrop)
    return () => {
      element.removeEventListener("cancel", leave)
      element.removeEventListener("close", closedByBrowser)
      element.removeEventListener("click", leaveBackdrop)
    }
  }, [onClose])
  return (
    <dialog ref={dialog} className={classNames(styles.sheet, kind === "auto" && styles.auto)} aria-labelledby={titleId}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <i className={styles.grip} />
          <div className={styles.titles}>
            <div className={styles.title}>
              <h2 ref={heading} id={titleId} tabIndex={opensItself ? -1 : undefined}>
                {title}
              </h2>
              {caption !== undefined && <p className="cap">{caption}</p>}
            </div>
            {beside !== undefined && <div className={styles.beside}>{beside}</div>}
          </div>
          <IconButton icon={closeIcon} label={t`Close`} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}

/** A sheet that nobody has asked for opens when no other one is open, and those more important have been closed. */
export const SheetInTurn = ({ turn, ...props }: Omit<SheetProps, "opensItself"> & { readonly turn: SheetTurn }) => {
  const isNow = useSyncExternalStore(sheetTurns.subscribe, () => sheetTurns.current() === turn)
  useEffect(() => sheetTurns.want(turn), [turn])
  return isNow ? <Sheet {...props} opensItself /> : null
}
