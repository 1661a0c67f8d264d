import { type KeyboardEvent, type ReactNode, useId, useRef } from "react"
import styles from "./choices.module.css"

type ChoicesProps = {
  /** The id of what is chosen for. */
  readonly question: string
  readonly look: "rows" | "segments"
  readonly choices: ReadonlyArray<ReactNode>
  readonly onPick: (choice: number) => void
}

/** Choices of which none is made before the player presses one; arrows lead from one to the next and choose none. */
export const ChoiceList = ({ question, look, choices, onPick }: ChoicesProps) => {
  const name = useId()
  const group = useRef<HTMLDivElement>(null)
  const onKey = (event: KeyboardEvent, at: number) => {
    const step = steps[event.key]
    if (step !== undefined)
      [...(group.current?.querySelectorAll("input") ?? [])].at((at + step) % choices.length)?.focus()
    else if (event.key === "Enter") onPick(at)
    else return
    event.preventDefault()
  }
  return (
    <div ref={group} role="radiogroup" aria-labelledby={question} className={styles[look]}>
      {choices.map((choice, at) => (
        <label key={at}>
          <input
            type="radio"
            name={name}
            checked={false}
            onKeyDown={(event) => onKey(event, at)}
            onChange={() => onPick(at)}
          />
          {choice}
        </label>
      ))}
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }
