import type { BetGroup } from "@fakham/core"
import { type PoySearch, type PoyStatus, poyStatuses } from "@fakham/core/order"
import { isDay } from "@fakham/core/time"
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router"
import { useEffect, useEffectEvent } from "react"

/** Which slips an address asks for; what it does not say is not narrowed. */
export type PoyAddress = Pick<PoySearch, "status" | "day" | "idPart"> & {
  /** The slip that is shown beside the list, where both have room. */
  readonly slip?: string | undefined
}

const isPart = /^[0-9A-Za-z]{1,40}$/

/** What a status is called in addresses. */
const addressWord = (status: PoyStatus): string => (status === "cancelled" ? "aborted" : status)

const read = (search: object): PoyAddress => {
  const [status, day, idPart, slip]: ReadonlyArray<unknown> = ["status", "day", "number", "slip"].map((name) =>
    Reflect.get(search, name),
  )
  // A search of digits alone comes from the address as a number.
  const part = typeof idPart === "number" ? String(idPart) : idPart
  return {
    status: poyStatuses.find((one) => addressWord(one) === status),
    day: typeof day === "string" && isDay(day) ? day : undefined,
    idPart: typeof part === "string" && isPart.test(part) ? part : undefined,
    slip: typeof slip === "string" ? slip : undefined,
  }
}

const written = ({ status, day, idPart, slip }: PoyAddress) => ({
  ...(status !== undefined && { status: addressWord(status) }),
  ...(day !== undefined && { day }),
  ...(idPart !== undefined && { number: idPart }),
  ...(slip !== undefined && { slip }),
})

type Wanted = PoyAddress & { readonly betGroup?: BetGroup | undefined }

/** What the address asks for, and how it is made to ask for something else: a reload and the way back find it again. */
export const usePoyAddress = (
  of: Pick<PoySearch, "betGroup" | "betType">,
): readonly [PoyAddress, (wanted: Wanted) => void] => {
  const navigate = useNavigate()
  const address = read(useSearch({ strict: false }))
  const show = (wanted: Wanted) => {
    const isOther = "betGroup" in wanted
    const betGroup = isOther ? wanted.betGroup : of.betGroup
    const betType = isOther ? undefined : of.betType
    const search = written({ ...address, slip: undefined, ...wanted })
    const how = { search, replace: true, resetScroll: false } as const
    if (betType !== undefined) void navigate({ to: "/poy/lottery/{-$betType}/{-$poyId}", params: { betType }, ...how })
    else if (betGroup === undefined) void navigate({ to: "/poy", ...how })
    else void navigate({ to: "/poy/$betGroup/{-$poyId}", params: { betGroup }, ...how })
  }
  return [address, show]
}

/** Tells what the address of this page asks for, and again whenever it has changed: by a link, or going back. */
export const usePoyAddressNews = (onAddress: (address: PoyAddress) => void): void => {
  const router = useRouter()
  const notifyNow = useEffectEvent(() => onAddress(read(router.state.location.search)))
  useEffect(() => {
    const { pathname } = router.state.location
    notifyNow()
    return router.subscribe("onResolved", ({ toLocation }) => {
      if (toLocation.pathname === pathname) notifyNow()
    })
  }, [router])
}
