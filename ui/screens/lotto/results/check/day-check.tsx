import { useState } from "react"
import type { CheckedDraw } from "./checked-draw.ts"
import { NumberCheck } from "./number-check.tsx"

type DayCheckProps = { readonly draws: ReadonlyArray<CheckedDraw>; readonly day?: string }

/** The check of numbers against all draws of a page. */
export const DayCheck = (props: DayCheckProps) => {
  const [text, setText] = useState("")
  return <NumberCheck {...props} text={text} onType={setText} />
}
