import { createContext, type ReactNode, useContext } from "react"

/** Whether what is drawn is the frame of a page, which stands before the scripts of the page have come. */
export const InFrame = createContext(false)

type EarlyPartProps = {
  /** Something that the early script knows the words of. */
  readonly name: "cash"
  /** As it will look, with an amount of nothing in the place of the real one. */
  readonly children: ReactNode
  /** What stands there as long as nothing is known. */
  readonly until?: ReactNode
}

/** In a frame, what the early script puts there as soon as the operator has answered. */
export const EarlyPart = ({ name, children, until = null }: EarlyPartProps) =>
  useContext(InFrame) ? (
    <>
      <template data-early={name} data-until={until === null ? undefined : ""}>
        {children}
      </template>
      {until}
    </>
  ) : (
    until
  )
