import { Link } from "@tanstack/react-router"
import { useDates } from "../../../../locales/use-dates.ts"
import { ResultName } from "../result-name.tsx"
import type { CheckedDraw } from "./checked-draw.ts"

type DrawNameProps = {
  readonly of: CheckedDraw
  /** The day that the page is about; without it, draws are told apart by their days. */
  readonly day: string | undefined
}

/** A draw among others of its page; one of the government leads to its own sheet. */
export const CheckedDrawName = ({ of, day }: DrawNameProps) => {
  const { full, withoutYear } = useDates()
  const { betGroup, dt } = of
  if (betGroup === "gov")
    return (
      <Link to="/results" search={{ group: betGroup, day: dt }} resetScroll={false}>
        {full(dt)}
      </Link>
    )
  if (day === undefined) return withoutYear(dt)
  return (
    <>
      <ResultName of={of} />
      {dt === day ? null : ` ${withoutYear(dt)}`}
    </>
  )
}
