import { connect, type OperatorSite, type SitePlayer, type SiteSettings } from "@fakham/operator"
import type { Console } from "./console.ts"
import { lobby } from "./lobby.ts"

/** A whole visit at a terminal, from the login to the last line. */
export const playAt = async (terminal: Console, settings: SiteSettings): Promise<void> => {
  const site = connect(settings)
  try {
    let player = await site.resume()
    for (;;) {
      player ??= await logIn(terminal, site)
      if (player === undefined || (await lobby(terminal, player)) === "quit") return
      player = undefined
    }
  } finally {
    terminal.close()
    await site.close()
  }
}

/** Asks until somebody is logged in; nobody is once no more lines come. */
const logIn = async (terminal: Console, site: OperatorSite): Promise<SitePlayer | undefined> => {
  for (;;) {
    const userName = await terminal.ask("user name: ")
    if (userName === undefined) return undefined
    if ((await site.userName(userName)) !== undefined) continue
    const pin = await terminal.ask("PIN: ", true)
    if (pin === undefined) return undefined
    const login = await site.pin(pin)
    if (login.is === "player") return login.player
    if (login.is === "wrongPin") terminal.show(`wrong, ${login.attemptsLeft ?? "some"} tries left`)
    else if (login.is === "locked") terminal.show(`locked for ${login.unlocksInSeconds ?? "some"} seconds`)
    else terminal.show(login.is)
  }
}
