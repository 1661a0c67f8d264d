import { useState } from "react"
import { useDates } from "../../../locales/use-dates.ts"
import { ResultName } from "../day/result-list.tsx"
import type { CheckedDraw } from "./checked-draw.ts"
import { NumberCheck } from "./number-check.tsx"

type DayCheckProps = {
  readonly draws: ReadonlyArray<CheckedDraw>
  /** The day that the page is about; without it, draws are told apart by their days. */
  readonly day?: string
}

/** The check of numbers against all draws of a page. */
export const DayCheck = ({ draws, day }: DayCheckProps) => {
  const [text, setText] = useState("")
  const { withoutYear } = useDates()
  return (
    <NumberCheck
      text={text}
      onType={setText}
      draws={draws}
      nameOf={(draw) =>
        day === undefined ? (
          withoutYear(draw.dt)
        ) : (
          <>
            <ResultName of={draw} />
            {draw.dt === day ? null : ` ${withoutYear(draw.dt)}`}
          </>
        )
      }
    />
  )
}
