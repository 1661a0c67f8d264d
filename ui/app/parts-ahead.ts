import { nextTask } from "./next-task.ts"
import type { Make } from "./parts/made.ts"
import type { Machines } from "./start-machines.lazy.ts"

const fetched = new Set<Make<unknown>>()
let visiting: Machines | undefined

/** What is made for a visit, or for a page, is the same for all screens of it. */
export const once = <On, Given>(make: (on: On) => Given): ((on: On) => Given) => {
  let made: { readonly on: On; readonly part: Given } | undefined
  return (on) => {
    made = made?.on === on ? made : { on, part: make(on) }
    return made.part
  }
}

const makeInTask = async (make: Make<unknown>): Promise<void> => {
  await nextTask()
  if (visiting !== undefined) make(visiting)
}

/** Makes a part that has just been fetched, in a task of its own, before a screen that runs on it is drawn. */
export const makeAhead = async <Given>(make: Make<Given>): Promise<Make<Given>> => {
  const madeOnce = once(make)
  fetched.add(madeOnce)
  await makeInTask(madeOnce)
  return madeOnce
}

/** Makes what was fetched before the visit could begin; what is fetched later is made as it comes, until the visit ends. */
export const startParts = async (machines: Machines): Promise<Machines> => {
  const started = {
    ...machines,
    stop: () => {
      visiting = undefined
      machines.stop()
    },
  }
  visiting = started
  for (const make of fetched) await makeInTask(make)
  return started
}
