import { type HistoryLocation, useNavigate, useRouter } from "@tanstack/react-router"
import { useEffect, useEffectEvent } from "react"

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

const stepAt = ({ state }: HistoryLocation): number => state.formStep ?? 0

/** Makes each page of a form a step of the browser's history. What a reload brings back begins where the form begins. */
export const useStepHistory = ({ step, onStep }: FormSteps): { readonly goBack: () => void } => {
  const { history } = useRouter()
  const navigate = useNavigate()

  useEffect(() => {
    if (step !== undefined && step > stepAt(history.location))
      void navigate({ to: ".", search: true, state: { formStep: step }, resetScroll: false })
  }, [step, history, navigate])

  const changeStep = useEffectEvent((asked: number) => {
    if (step !== undefined && step !== asked) onStep(asked)
  })
  useEffect(() => {
    const { pathname } = history.location
    let before = stepAt(history.location)
    return history.subscribe(({ location }) => {
      if (location.pathname !== pathname) return
      const asked = stepAt(location)
      if (asked !== before) changeStep(asked)
      before = asked
    })
  }, [history])

  return { goBack: () => (stepAt(history.location) > 0 ? history.back() : onStep(0)) }
}
