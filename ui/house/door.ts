import type { House } from "./house.ts"

/** Opens the house when its first screen is visited, and closes it when the session ends. */
export type HouseDoor = {
  readonly open: () => Promise<House>
  readonly opened: () => House | undefined
}

export const makeHouseDoor = (build: () => Promise<House>): HouseDoor & { readonly close: () => void } => {
  let opening: Promise<House> | undefined
  let house: House | undefined
  // A screen that is still shown keeps the closed house until it is gone.
  const close = () => {
    if (opening !== undefined) house?.close()
    opening = undefined
  }
  const open = async (): Promise<House> => {
    const mine = (opening ??= build())
    try {
      const built = await mine
      if (opening !== mine) {
        built.close()
        return open()
      }
      house = built
      return built
    } catch (cause) {
      if (opening === mine) opening = undefined
      throw cause
    }
  }
  return { open, opened: () => house, close }
}
