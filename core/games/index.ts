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
export type { GameChoice } from "./lobby/choice-page.ts"
export { anyGame, type FindableGame, findable, foundGames, type GameFilter } from "./lobby/found-games.ts"
export { type GameKind, gameKinds } from "./lobby/game-kind.ts"
export { type GamePage, gamePageAt, gamePagesAt } from "./lobby/game-page.ts"
export { gamePath } from "./lobby/game-path.ts"
export {
  type Highlight,
  type HighlightConfig,
  type HighlightKind,
  highlightKinds,
  highlights,
  highlightsOnce,
  pointedOut,
} from "./lobby/highlight.ts"
export { highlightsOf } from "./lobby/highlight-resource.ts"
export { isUnderMaintenance, type ListedGame, listedGames } from "./lobby/listed.ts"
export { gamePages, isPartner, type Partner, partners, rulesOf } from "./lobby/partner.ts"
export { makePartnerWait, type PartnerWaitLogic } from "./lobby/partner-wait.machine.ts"
export { type AwaitedGame, awaitedGameOf, StoredAwaitedGame } from "./play/awaited-game.ts"
export { makeGameLogout } from "./play/game-logout.machine.ts"
export { makeGameWindow } from "./play/game-window.machine.ts"
export {
  type GameEvent,
  GameWindow,
  type GameWindowEvent,
  type OpenedGame,
  type SheetNews,
} from "./play/game-window.ts"
export { makeGameLaunch } from "./play/launch.machine.ts"
export { type Framing, launchModeOf } from "./play/launch-mode.ts"
export {
  type GameNews,
  gameNewsOf,
  type PostedMessage,
  type SiteLook,
  type SiteMessage,
  siteMessage,
} from "./play/messages.ts"
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
