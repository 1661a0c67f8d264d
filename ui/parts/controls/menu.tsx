import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react"
import { classNames } from "../class-names.ts"
import { checkIcon, Icon, type IconShape } from "../icons/icon.tsx"
import styles from "./menu.module.css"
import { nextItem } from "./menu-keys.ts"

export type MenuItem = {
  readonly key: string
  readonly label: ReactNode
  /** The language of the label, where it is not the page's. */
  readonly lang?: string
  readonly icon?: IconShape
  /** Given where one of several is chosen. */
  readonly current?: boolean
  readonly onSelect: () => void
}

type MenuProps = {
  /** What the button does, in words that are read after its face. */
  readonly label: string
  readonly face: ReactNode
  readonly items: ReadonlyArray<MenuItem>
}

/** A button that opens a short list: arrows move, Enter chooses, Escape or a look elsewhere closes. */
export const Menu = ({ label, face, items }: MenuProps) => {
  const [open, setOpen] = useState(false)
  const listId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return
    const current = list.current?.querySelector<HTMLElement>("[aria-checked=true]")
    const first = current ?? list.current?.querySelector<HTMLElement>("button")
    first?.focus()
  }, [open])

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const dismiss = () => {
    setOpen(false)
    button.current?.focus()
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      event.preventDefault()
      return dismiss()
    }
    if (event.key === "ArrowDown" && !open) {
      event.preventDefault()
      return setOpen(true)
    }
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])]
    const place = buttons.findIndex((item) => item === document.activeElement)
    const next = nextItem(event.key, place, buttons.length)
    if (next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }

  return (
    <div className={styles.menu} role="presentation" onBlur={leave} onKeyDown={move}>
      <button
        ref={button}
        type="button"
        className={styles.opener}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        {face}
        <span className="vh">{label}</span>
      </button>
      {open && (
        <div ref={list} id={listId} className={styles.list} role="menu" aria-label={label}>
          {items.map((item) => (
            <button
              key={item.key}
              type="button"
              role={item.current === undefined ? "menuitem" : "menuitemradio"}
              aria-checked={item.current}
              tabIndex={-1}
              lang={item.lang}
              className={classNames(styles.item, item.current === true && styles.current)}
              onClick={() => {
                dismiss()
                item.onSelect()
              }}
            >
              {item.icon !== undefined && <Icon of={item.icon} size="s" />}
              <span className="grow">{item.label}</span>
              {item.current === true && <Icon of={checkIcon} size="s" />}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
