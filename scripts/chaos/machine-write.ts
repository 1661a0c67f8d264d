import { Layer, ManagedRuntime } from "effect"
import { type Device, newDevice, untilShown } from "./device.ts"
import { heard, type Write } from "./writes.ts"

/** A page on a player's device, run by its screen's machine, as one sees it who sits before it. */
export type OperationPage = {
  /** What it shows; nothing while it is still about it. "lost" where no answer came. */
  readonly shown: () => string | undefined
  /** Goes on until there is an operation, or none can be had for now; what is shown then. */
  readonly begin: (isAgain: boolean) => Promise<string>
  /** The operator's name for the operation, once there is one. */
  readonly id: () => string | undefined
  /** What stands against it. */
  readonly faults: () => ReadonlyArray<string>
  /** Tells the page that something about its operation may have changed. */
  readonly nudge: () => void
  readonly leave: () => void
}

type MachineWrite<Page extends OperationPage> = Pick<Write, "player" | "cannotWait"> & {
  /** The page to go on with: the one before, or another in its place. */
  readonly pageOn: (device: Device, before: Page | undefined, id: string | undefined) => Page
  /** What the desk does about the operation, and what the page shows until it has heard of that. */
  readonly atTheDesk: { readonly call: string; readonly order: object; readonly until: string }
  /** What the page has to show in the end, and what ends it in another way. */
  readonly wanted: string
  readonly other?: string
}

/** An operation that a screen's machine asks for, and follows until the desk has ended it. */
export const machineWrite = <Page extends OperationPage>(write: MachineWrite<Page>): Write => {
  const { player, cannotWait, pageOn, atTheDesk, wanted, other } = write
  const { answers, refusals } = heard()
  let device: Device | undefined
  let page: Page | undefined
  return {
    player,
    answers,
    refusals,
    cannotWait,
    send: async (ask, token, origin) => {
      device ??= newDevice(token)
      device.isAt(origin)
      const isAgain = page !== undefined
      page = pageOn(device, page, [...answers][0])
      const { begin, faults, nudge, shown, leave } = page
      const begun = await begin(isAgain)
      for (const fault of faults()) refusals.add(fault)
      const id = page.id()
      if (id === undefined) {
        if (begun === "lost") throw new Error(`The page shows no answer, before ${atTheDesk.call}`)
        refusals.add(`shows ${begun}`)
        return false
      }
      answers.add(id)
      await ask(atTheDesk.call, { id, ...atTheDesk.order })
      const ended = await untilShown(() => {
        nudge()
        const now = shown()
        // A question that went to the operator before it was killed may fail only now; the page asks again by itself.
        return now === atTheDesk.until || (isAgain && now === "lost") ? undefined : now
      })
      if (ended === wanted || ended === other) leave()
      if (ended !== wanted && ended !== "lost") refusals.add(`shows ${ended} instead of ${wanted}`)
      return ended === wanted
    },
  }
}

/** Starts a machine on a device, over the port that it is about. */
export const startedOn = <Port, Actor extends { readonly stop: () => unknown }>(
  device: Device,
  port: Layer.Layer<Port>,
  start: (runtime: ManagedRuntime.ManagedRuntime<Port | Layer.Success<Device["ports"]>, never>) => Actor,
): { readonly actor: Actor; readonly leave: () => void } => {
  const runtime = ManagedRuntime.make(Layer.mergeAll(port, device.ports))
  const actor = start(runtime)
  return {
    actor,
    leave: () => {
      actor.stop()
      void runtime.dispose()
    },
  }
}
