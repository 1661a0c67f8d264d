import { rememberedToken } from "@fakham/adapters/browser"
import { httpGames } from "@fakham/adapters/operator/games"
import { makeGameLogout } from "@fakham/core/games"
import { LogoutScreen as Screen } from "../../screens/identity/logout-screen.tsx"
import { makePageClient } from "../page-actors.ts"
import { guestRuntime } from "../parts/guest.ts"

/** Comes in one piece with its screen and without a player's machines: a logout waits for nothing else. */
const gameLogout = makeGameLogout(guestRuntime(httpGames(makePageClient({ origin: "", token: rememberedToken }))))

export const LogoutScreen = () => <Screen gameLogout={gameLogout} />
