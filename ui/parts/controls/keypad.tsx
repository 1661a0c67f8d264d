import { Trans, useLingui } from "@lingui/react/macro"
import { type MouseEvent, type PointerEvent, useRef } from "react"
import { classNames } from "../class-names.ts"
import { Icon } from "../icons/icon.tsx"
import styles from "./keypad.module.css"

const backspace = "M8.6 5.6h10a2 2 0 0 1 2 2v8.8a2 2 0 0 1-2 2h-10L3 12zM11.4 9.6l4.8 4.8m0-4.8-4.8 4.8"

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]

export type KeypadProps = {
  readonly onDigit: (digit: string) => void
  readonly onErase: () => void
  readonly onClear: () => void
}

/** Digits under the thumb; what a number becomes once it is whole is up to the screen. */
export const Keypad = ({ onDigit, onErase, onClear }: KeypadProps) => {
  const { t } = useLingui()
  const pressing = useOverlappingFingers()
  const key = (digit: string) => (
    <button key={digit} type="button" className={styles.key} {...pressing(() => onDigit(digit))}>
      {digit}
    </button>
  )
  return (
    <section className={styles.keypad} aria-label={t`Keypad`}>
      {digits.map(key)}
      <button type="button" className={classNames(styles.key, styles.word)} {...pressing(onClear)}>
        <Trans>Clear</Trans>
      </button>
      {key("0")}
      <button
        type="button"
        className={classNames(styles.key, styles.word)}
        aria-label={t`Delete`}
        {...pressing(onErase)}
      >
        <Icon of={backspace} />
      </button>
    </section>
  )
}

type Touched = PointerEvent<HTMLButtonElement>

/** Quick thumbs overlap, and of two fingers at once browsers make no click: each counts when it lifts. */
const useOverlappingFingers = () => {
  const counted = useRef(new Set<EventTarget>()).current
  return (act: () => void) => ({
    onPointerDown: ({ currentTarget }: Touched) => counted.delete(currentTarget),
    onPointerUp: ({ pointerType, currentTarget, clientX, clientY }: Touched) => {
      const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
      const isOff = clientX < left || clientX > right || clientY < top || clientY > bottom
      if (pointerType !== "touch" || isOff) return
      counted.add(currentTarget)
      act()
    },
    onClick: ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
      const isCounted = counted.delete(currentTarget)
      if (detail === 0 || !isCounted) act()
    },
  })
}
