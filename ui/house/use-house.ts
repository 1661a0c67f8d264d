import { useApp } from "../app.ts"
import type { House } from "./house.ts"

/** For screens whose route has opened the house. */
export const useHouse = (): House => {
  const house = useApp().house.opened()
  if (house === undefined) throw new Error("a screen of the house stands outside it")
  return house
}
