import { isBetGroup } from "@fakham/core"
import { notFound } from "@tanstack/react-router"

/** A page of a bet group that does not exist is no page. */
export const requireBetGroup = <Params extends { readonly betGroup: string }>(params: Params): Params => {
  if (!isBetGroup(params.betGroup)) throw notFound()
  return params
}
