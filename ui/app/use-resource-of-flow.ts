import { asResource, type Resource, type ResourceFlow, type ResourceView } from "@fakham/core/visit"
import { useSelector } from "@xstate/react"
import { useMemo } from "react"
import { useResource } from "./use-visit.ts"

const unread: ResourceView<never> = {
  data: undefined,
  isLoading: false,
  hasFailed: false,
  isNotOffered: false,
  retry: () => {},
}
const nobodyReads: Resource<unknown> = { view: () => unread, subscribe: () => () => {} }

/** How the loading of what a flow cannot go on without goes; what was read is the flow's to show. */
export const useResourceOfFlow = (flow: ResourceFlow): Omit<ResourceView<unknown>, "known"> => {
  const child = useSelector(flow, ({ children }) => children.loading)
  const shown = useResource(useMemo(() => (child === undefined ? nobodyReads : asResource(child)), [child]))
  const isNotOffered = useSelector(flow, ({ value }) => value === "notOffered")
  return { ...shown, isNotOffered }
}
