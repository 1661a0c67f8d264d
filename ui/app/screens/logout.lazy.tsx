import { storedToken } from "@fakham/adapters/browser"
import { makeGameLogout } from "@fakham/core/games"
import { httpGames } from "@fakham/operator/games"
import { LogoutScreen as Screen } from "../../screens/identity/logout-screen.tsx"
import { makePageClient, runtimeOf } from "../page-actors.ts"

/** Comes in one piece with its screen and without a player's machines: a logout waits for nothing else. */
const gameLogout = makeGameLogout(runtimeOf(httpGames(makePageClient({ origin: "", token: storedToken }))))

export const LogoutPage = () => <Screen gameLogout={gameLogout} />
