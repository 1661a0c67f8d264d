import type { SeededRandom, SimulationClock } from "@fakham/core/testing"

/** What can befall a message: the first four before the operator has acted, the others after. */
export const faults = [
  "requestLost",
  "cutBefore",
  "failing",
  "garbledBefore",
  "answerLost",
  "cutAfter",
  "garbledAfter",
  "repeated",
] as const
export type WorldNetworkFault = (typeof faults)[number]

/** How one message is delivered: after so many milliseconds there, back, and there once more. */
export type WorldDelivery = {
  readonly fault: WorldNetworkFault | undefined
  readonly there: number
  readonly back: number
  readonly again: number
}

export const promptDelivery: WorldDelivery = { fault: undefined, there: 20, back: 20, again: 20 }

/** Few and whole, so that messages meet; some outlast a client's patience. */
const trips = [10, 20, 20, 50, 400, 9_000, 16_000, 40_000] as const

type Weather = {
  /** The longest that a message can be under way. */
  readonly longestTrip?: number
}

/** Deliveries as a seed has them: of ten messages so many meet a fault. */
export const randomDeliveries = (random: SeededRandom, { longestTrip }: Weather = {}) => {
  const badness = random.below(10)
  // In some worlds most of what is to be done once arrives when everybody has long given it up.
  const isJammed = longestTrip !== undefined && random.below(3) === 0
  const trip = () => (longestTrip !== undefined && random.below(10) === 0 ? longestTrip : random.oneOf(trips))
  return (path: string): WorldDelivery => {
    if (isJammed && path.endsWith(".create") && random.below(10) < 9) return { ...promptDelivery, there: longestTrip }
    const fault = random.below(10) < badness ? random.oneOf(faults) : undefined
    return { fault, there: trip(), back: trip(), again: trip() }
  }
}

/** How long after its line was lost a message still arrives that the phone had handed over; any later one never does. */
const lastOfLostLine = 2_900

/** A message on its way to the operator. */
type Trip = { readonly due: number; readonly cut: () => void; isLost: boolean }

type Settings = {
  readonly clock: SimulationClock
  readonly operator: (request: Request) => Promise<Response>
  readonly log: (line: string) => void
  /** Hears every answer as the operator gives it. */
  readonly onAnswer: (path: string, body: string) => void
}

/** The way between browsers and an operator: it delays, loses, cuts, repeats and garbles as it is told. */
export const makeNetwork = ({ clock, operator, log, onAnswer }: Settings) => {
  let deliveryOf: (path: string) => WorldDelivery = () => promptDelivery
  let [asked, working, isOffline] = [0, 0, false]
  const inFlight = new Set<Trip>()
  const phones = new Set<(isLost: boolean) => void>()
  const setOffline = (isLost: boolean) => {
    isOffline = isLost
    for (const emit of phones) emit(isLost)
  }

  const handle = async (request: Request, name: string) => {
    working++
    try {
      const answer = await operator(request)
      const body = await answer.text()
      onAnswer(new URL(request.url).pathname, body)
      log(`${name} is answered ${answer.status} ${body.slice(0, 60)}`)
      return { body, status: answer.status, headers: answer.headers }
    } finally {
      working--
    }
  }

  const fetchOf =
    (browser: string): typeof globalThis.fetch =>
    (address, { signal, ...init } = {}) =>
      new Promise((resolve, reject) => {
        const url = new URL(address instanceof Request ? address.url : address)
        const name = `${browser}#${++asked}`
        const { fault, there, back, again } = deliveryOf(url.pathname)
        const key = new Headers(init.headers).get("idempotency-key") ?? ""
        log(`${name} ${url.pathname} ${key} ${fault ?? ""} ${there} ${back}`)
        signal?.addEventListener("abort", () => reject(signal.reason), { once: true })
        const cut = () => reject(new TypeError("fetch failed"))
        if (isOffline) return cut()

        const garble = () => resolve(new Response('{"data":{"id":', { status: 200 }))
        const failing = () => resolve(new Response("<h1>503</h1>", { status: 503 }))
        const arrive = async () => {
          try {
            const { body, ...head } = await handle(new Request(url, init), name)
            const answer = () => resolve(new Response(body, head))
            if (fault !== "answerLost")
              clock.setTimeout(fault === "cutAfter" ? cut : fault === "garbledAfter" ? garble : answer, back)
          } catch {
            cut()
          }
        }
        const arriveAgain = () => void handle(new Request(url, init), `${name} again`).catch(() => undefined)

        if (fault === "requestLost") return
        if (fault === "cutBefore") return void clock.setTimeout(cut, there)
        if (fault === "failing") return void clock.setTimeout(failing, there + back)
        if (fault === "garbledBefore") return void clock.setTimeout(garble, there + back)
        if (fault === "repeated") clock.setTimeout(arriveAgain, there + again)
        const trip: Trip = { due: clock.now() + there, cut, isLost: false }
        inFlight.add(trip)
        clock.setTimeout(() => {
          inFlight.delete(trip)
          if (!trip.isLost) void arrive()
        }, there)
      })

  return {
    fetchOf,
    isWorking: (): boolean => working > 0,
    deliver: (as: (path: string) => WorldDelivery) => {
      deliveryOf = as
    },
    goOffline: () => {
      for (const trip of inFlight) {
        trip.isLost = trip.due > clock.now() + lastOfLostLine
        trip.cut()
      }
      setOffline(true)
    },
    comeBack: () => setOffline(false),
    /** Tells a page whether its phone has a line, now and at every change, until the signal is aborted. */
    subscribeToLine: (emit: (isLost: boolean) => void, signal: AbortSignal) => {
      phones.add(emit)
      signal.addEventListener("abort", () => phones.delete(emit), { once: true })
      emit(isOffline)
    },
  }
}

export type WorldNetwork = ReturnType<typeof makeNetwork>
