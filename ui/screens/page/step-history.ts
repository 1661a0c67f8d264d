import { useLocation, useNavigate, useRouter } from "@tanstack/react-router"
import { useEffect, useRef } from "react"

declare module "@tanstack/react-router" {
  interface HistoryState {
    formStep?: number | undefined
  }
}

type FormSteps = {
  /** Which page of the form stands, from 0 on; nothing where there is no way back from. */
  readonly step: number | undefined
  /** The browser's back or forward button asks for that page. */
  readonly onStep: (step: number) => void
}

/** Makes each page of a form a step of the browser's history. What a reload brings back begins where the form begins. */
export const useStepHistory = ({ step, onStep }: FormSteps): { readonly goBack: () => void } => {
  const { history } = useRouter()
  const navigate = useNavigate()
  const remembered = useLocation({ select: ({ state }) => state.formStep ?? 0 })
  const known = useRef({ remembered, onStep })

  useEffect(() => {
    if (step !== undefined && step > known.current.remembered)
      void navigate({ to: ".", search: true, state: { formStep: step }, resetScroll: false })
  }, [step, navigate])

  useEffect(() => {
    const before = known.current.remembered
    known.current = { remembered, onStep }
    if (before !== remembered && step !== undefined && step !== remembered) onStep(remembered)
  }, [remembered, step, onStep])

  return { goBack: () => (remembered > 0 ? history.back() : onStep(0)) }
}
