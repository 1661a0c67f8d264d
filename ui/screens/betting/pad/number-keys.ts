import { useMemo } from "react"
import type { KeypadProps } from "../../../parts/controls/keypad.tsx"

type Keyed =
  | { readonly type: "digit.pressed"; readonly digit: string }
  | { readonly type: "digit.erased" | "digits.cleared" }

/** What keys do to numbers, on the screen and on a keyboard. The last digit of a number adds it at once. */
export const useNumberKeys = ({ send }: { readonly send: (event: Keyed) => void }): KeypadProps =>
  useMemo(
    () => ({
      onDigit: (digit) => send({ type: "digit.pressed", digit }),
      onErase: () => send({ type: "digit.erased" }),
      onClear: () => send({ type: "digits.cleared" }),
    }),
    [send],
  )
