import { useMemo } from "react"
import type { KeypadProps } from "../../parts/keypad.tsx"
import type { BetTable } from "./bet-table.ts"

/** What keys do to the slip, on the screen and on a keyboard. The last digit of a number adds it at once. */
export const useNumberKeys = (betting: BetTable["betting"]): KeypadProps =>
  useMemo(
    () => ({
      onDigit: (digit) => betting.send({ type: "digit.pressed", digit }),
      onErase: () => betting.send({ type: "digit.erased" }),
      onClear: () => betting.send({ type: "digits.cleared" }),
    }),
    [betting],
  )
