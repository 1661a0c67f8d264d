import { type FunctionComponent, lazy } from "react"

/** A part that is fetched when it is drawn; a page goes without it where its scripts cannot be had. */
export const lazyExtra = <Props extends object>(fetchPart: () => Promise<FunctionComponent<Props>>) =>
  lazy(() => fetchPart().then(asDefault, () => asDefault<Props>(() => null)))

const asDefault = <Props extends object>(part: FunctionComponent<Props>) => ({ default: part })
