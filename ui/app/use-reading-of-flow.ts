import { asResource, type ReadingFlow, type Resource, type ResourceView } from "@fakham/core/visit"
import { useSelector } from "@xstate/react"
import { useMemo } from "react"
import { useResource } from "./use-visit.ts"

const unread: ResourceView<never> = {
  known: undefined,
  isReading: false,
  isUnreachable: false,
  isNotOffered: false,
  retry: () => {},
}
const nobodyReads: Resource<unknown> = { view: () => unread, subscribe: () => () => {} }

/** How the reading of what a flow cannot go on without goes; what was read is the flow's to show. */
export const useReadingOfFlow = (flow: ReadingFlow): Omit<ResourceView<unknown>, "known"> => {
  const reading = useSelector(flow, ({ children }) => children.reading)
  const shown = useResource(useMemo(() => (reading === undefined ? nobodyReads : asResource(reading)), [reading]))
  const isNotOffered = useSelector(flow, ({ value }) => value === "notOffered")
  return { ...shown, isNotOffered }
}
