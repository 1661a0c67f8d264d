export { type AwaitedGame, awaitedGameOf, StoredAwaitedGame } from "./awaited-game.ts"
export type { GameChoice } from "./choice-page.ts"
export { anyGame, type FindableGame, findable, foundGames, type GameWish } from "./found-games.ts"
export { type GameKind, gameKinds } from "./game-kind.ts"
export { makeGameLogout } from "./game-logout.machine.ts"
export { type GamePage, gamePageAt, gamePagesAt } from "./game-page.ts"
export { gamePath } from "./game-path.ts"
export { makeGameWindow } from "./game-window.machine.ts"
export { type GameEvent, GameWindow, type SheetNews } from "./game-window.ts"
export {
  type GameListing,
  GameRefused,
  type GameSeat,
  Games,
  type HighlightedGame,
  isSeat,
  type LaunchFailure,
  type LaunchMode,
  type Stakes,
} from "./games.ts"
export {
  type Highlight,
  type HighlightConfig,
  type HighlightKind,
  highlightKinds,
  highlights,
  highlightsOnce,
  pointedOut,
} from "./highlight.ts"
export { highlightsOf } from "./highlight-resource.ts"
export { makeGameLaunch } from "./launch.machine.ts"
export { isUnderMaintenance, type ListedGame, listedGames } from "./listed.ts"
export {
  type GameNews,
  gameNewsOf,
  type PostedMessage,
  type SiteLook,
  type SiteMessage,
  siteMessage,
} from "./messages.ts"
export { gamePages, isPartner, type Partner, partners, rulesOf } from "./partner.ts"
export { makePartnerWait, type PartnerWaitLogic } from "./partner-wait.machine.ts"
export { makePlayerGames } from "./player-games.machine.ts"
export {
  favouriteToggled,
  gameOpened,
  isFavourite,
  noPlayerGames,
  type PlayerGames,
  playerGamesAtMost,
  playerGamesOf,
  StoredGames,
} from "./player-games.ts"
export { type Framing, seatPlace } from "./seat-place.ts"
