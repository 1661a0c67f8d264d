import { StoredAwaitedGame } from "@fakham/core/games"
import { Layer } from "effect"
import { pageStorage, type TextStorage } from "../page-storage.ts"

const name = "fakham.awaitedGame"

type Browser = {
  /** Whose game it is: whoever else logs in here is led nowhere. */
  readonly player: string | undefined
  readonly storage?: TextStorage
}

/** Answers `StoredAwaitedGame` from the browser's storage. */
export const storedAwaitedGame = ({ player = "", storage = pageStorage() }: Browser) =>
  Layer.succeed(StoredAwaitedGame, {
    recall: () => {
      const [uuid, until, page = "", title = ""] = (storage.read(name) ?? "").split("\n")
      return uuid === player ? { page, title, until: Number(until) } : undefined
    },
    remember: ({ page, title, until }) => void storage.write(name, [player, until, page, title].join("\n")),
    forget: () => storage.remove(name),
  })
