import type { ComponentProps, MouseEvent, ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { Icon, type IconShape } from "../icons/icon.tsx"
import { Moon } from "../sky/moon.tsx"
import styles from "./button.module.css"

export type ButtonTone = "gold" | "outline" | "quiet" | "danger"

type ButtonLook = {
  readonly tone: ButtonTone
  /** As wide as its column. */
  readonly block?: boolean
  readonly small?: boolean
}

/** The look alone, for links that act as a screen's button. */
export const buttonClass = ({ tone, block = false, small = false }: ButtonLook): string =>
  classNames(styles.button, styles[tone], block && styles.block, small && styles.small)

type ButtonProps = Omit<ComponentProps<"button">, "className" | "disabled" | "children"> &
  ButtonLook & {
    readonly children: ReactNode
    readonly icon?: IconShape
    /** Not possible yet: it still takes focus, so that its reason can be read, but does nothing. */
    readonly blocked?: boolean
    /** Its request is on the way: a moon stands before the words and a second press does nothing. */
    readonly sending?: boolean
  }

export const Button = ({ tone, block, small, blocked = false, sending = false, ...rest }: ButtonProps) => {
  const { icon, children, onClick, type = "button", ...attributes } = rest
  const asleep = blocked || sending
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (asleep) event.preventDefault()
    else onClick?.(event)
  }
  const look = buttonClass({ tone, ...(block && { block }), ...(small && { small }) })
  return (
    <button
      {...attributes}
      type={type}
      onClick={press}
      className={classNames(look, asleep && styles.blocked)}
      aria-disabled={asleep || undefined}
      aria-busy={sending || undefined}
    >
      {sending ? <Moon share={0.35} size={18} /> : icon !== undefined && <Icon of={icon} size="s" />}
      {children}
    </button>
  )
}
