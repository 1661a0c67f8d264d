import { RememberedAwaitedGame } from "@fakham/core/games"
import { Layer } from "effect"
import { type Memory, pageMemory } from "../memory.ts"

const name = "fakham.awaitedGame"

type Browser = {
  /** Whose game it is: whoever else logs in here is led nowhere. */
  readonly player: string | undefined
  readonly memory?: Memory
}

/** Answers `RememberedAwaitedGame` from the browser's storage. */
export const storedAwaitedGame = ({ player = "", memory = pageMemory() }: Browser) =>
  Layer.succeed(RememberedAwaitedGame, {
    recall: () => {
      const [uuid, until, page = "", title = ""] = (memory.read(name) ?? "").split("\n")
      return uuid === player ? { page, title, until: Number(until) } : undefined
    },
    remember: ({ page, title, until }) => void memory.write(name, [player, until, page, title].join("\n")),
    forget: () => memory.remove(name),
  })
