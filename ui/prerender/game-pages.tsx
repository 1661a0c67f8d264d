import { prefetchedCalls } from "../app/prefetched-calls.ts"
import { SkeletonRow } from "../parts/notices/skeleton.tsx"
import { GameListSkeleton } from "../screens/games/list/game-list-skeleton.tsx"
import { LobbySkeleton } from "../screens/games/lobby/lobby-skeleton.tsx"
import { GamesPage } from "../screens/games/parts/games-page.tsx"
import { PlaySkeleton } from "../screens/games/play/play-skeleton.tsx"
import { usePrerenderedTitle } from "./account-pages.tsx"
import { type PrerenderedPage, playerPage } from "./prerendered-page.tsx"

const calls = prefetchedCalls.ofGames

const lists = [
  { path: "/game/ezg", partner: "ezg" },
  { path: "/game/gpx", partner: "gpx" },
  { path: "/game/gpx/$gameList", partner: "gpx" },
  { path: "/game/joker", partner: "joker" },
  { path: "/game/pegasus", partner: "pegasus" },
  { path: "/game/pg-soft2", partner: "pg-soft2" },
  { path: "/game/wm/list", partner: "wm" },
] as const

/** Where an address opens a game and may not be a list. */
const opened = [
  "/game/all-bet",
  "/game/ezg/$gameId",
  "/game/gpx/$gameList/$gameId",
  "/game/hg",
  "/game/joker/$gameId",
  "/game/pegasus/$gameId",
  "/game/pg-soft2/$gameId",
  "/game/sa",
  "/game/soccer",
  "/game/wl/$gameList/$gameId",
  "/game/wl-game-test",
  "/game/wl-game-test/$gameId",
  "/game/wm",
  "/game/world-casino",
]

/** A page of games while nothing is known of what is offered. */
const GamesSkeleton = ({ path }: { readonly path: string }) => (
  <GamesPage title={usePrerenderedTitle(path)} backTo="/games">
    <div aria-busy="true">
      <SkeletonRow />
      <SkeletonRow />
    </div>
  </GamesPage>
)

/** What can be played, before any of it is known. */
export const pagesOfGames: ReadonlyArray<PrerenderedPage> = [
  playerPage(<LobbySkeleton />, {
    script: "games",
    path: "/games",
    calls: [...calls, ...prefetchedCalls.ofHighlights],
  }),
  ...["/game", "/live/casino"].map((path) =>
    playerPage(<GamesSkeleton path={path} />, { script: "games", path, calls }),
  ),
  ...opened.map((path) =>
    playerPage(<PlaySkeleton />, {
      script: "games",
      path,
      besides: ["screens/games/play/play-screen.lazy.tsx", "app/parts/games/game-visits.lazy.ts"],
      calls,
    }),
  ),
  ...lists.map(({ path, partner }) =>
    playerPage(<GameListSkeleton partner={partner} isOfAll={!path.includes("$")} />, {
      script: "games",
      path,
      calls,
    }),
  ),
]
