export type { BetPageEvent, BetPageInput } from "./betting/bet-page.ts"
export type { NumberSetEditingEvent } from "./betting/number-sets/number-set-editing.ts"
export type { BettingEvent, BettingInput } from "./betting/slip/betting.ts"
export type { BuyingEvent } from "./betting/ticket4d/buying.ts"
export type { Ticket4dPageEvent, Ticket4dPageInput } from "./betting/ticket4d/ticket4d-page.ts"
export type { GameWindowEvent } from "./games/play/game-window.ts"
export type { PlayerGames } from "./games/player-games.ts"
export { makeLogin } from "./identity/login/login.machine.ts"
export type { OwnerCheckEvent } from "./identity/owner/owner-check.ts"
export type { ChangePinEvent } from "./identity/pin/change-pin.ts"
export type { ForgotPinEvent } from "./identity/pin/forgot-pin.ts"
export type { RegistrationEvent } from "./identity/registration/registration.ts"
export { makePlayer } from "./identity/session/player.machine.ts"
export { makeSession } from "./identity/session/session.machine.ts"
export type { SessionNews } from "./identity/session.ts"
export { makeVisitor, type VisitorEvent } from "./identity/visitor/visitor.machine.ts"
export type { LimitsEvent, LimitsPage } from "./limits/limit-wish.ts"
export { makeSessionReminder } from "./limits/session-reminder.machine.ts"
export { makeLobby } from "./lotto/lobby/lobby.machine.ts"
export type { Lobby } from "./lotto/lobby/lobby.ts"
export { makeLatestResult } from "./lotto/results/latest-result.machine.ts"
export type { ResultChoice } from "./lotto/results/past-result.ts"
export { makeRound } from "./lotto/round/round.machine.ts"
export type { LobbyNews, NewsOfRound, RoundEvent, RoundFeedNews, RoundNews } from "./lotto/round/round-feed.port.ts"
export {
  Defects,
  endRuntime,
  failedWith,
  failure,
  fromFeed,
  fromProgram,
  type Runtime,
  succeeded,
  value,
} from "./machine/actor.ts"
export type {
  AchievementsEvent,
  AchievementsInput,
  AchievementsState,
  BalanceEvent,
  BalanceInput,
  BalanceState,
  BankAdditionEvent,
  BankAdditionInput,
  BankAdditionState,
  BetPageState,
  BettingState,
  BuyingInput,
  BuyingState,
  CancellingEvent,
  CancellingInput,
  CancellingState,
  ChangePinInput,
  ChangePinState,
  ConnectionEvent,
  ConnectionInput,
  ConnectionState,
  ConsentEvent,
  ConsentInput,
  ConsentState,
  DataAgeEvent,
  DataAgeInput,
  DataAgeState,
  DepositQueueEvent,
  DepositQueueState,
  ExternalLoginEvent,
  ExternalLoginInput,
  ExternalLoginState,
  ForgotPinInput,
  ForgotPinState,
  GameLaunchEvent,
  GameLaunchInput,
  GameLaunchState,
  GameLogoutEvent,
  GameLogoutInput,
  GameLogoutState,
  GameWindowInput,
  GameWindowState,
  HighlightsInTimeEvent,
  HighlightsInTimeInput,
  HighlightsInTimeState,
  InboxInput,
  InboxState,
  InstallPromptEvent,
  InstallPromptInput,
  InstallPromptState,
  LatestResultEvent,
  LatestResultInput,
  LatestResultState,
  LineLoginEvent,
  LineLoginInput,
  LineLoginState,
  LiveEvent,
  LiveInput,
  LiveState,
  LobbyEvent,
  LobbyInput,
  LobbyState,
  LoginEvent,
  LoginInput,
  LoginState,
  MaintenanceEvent,
  MaintenanceInput,
  MaintenanceState,
  MoneyNewsEvent,
  MoneyNewsInput,
  MoneyNewsState,
  MoneyTopicsEvent,
  MoneyTopicsInput,
  MoneyTopicsState,
  MoveInput,
  MoveState,
  NewsInput,
  NewsState,
  NotificationKindsInput,
  NotificationKindsState,
  NumberSetEditingInput,
  NumberSetEditingState,
  NumberSetEditorEvent,
  NumberSetEditorInput,
  NumberSetEditorState,
  OpenSessionsEvent,
  OpenSessionsInput,
  OpenSessionsState,
  OperationState,
  OrderingState,
  OwnerCheckInput,
  OwnerCheckState,
  PageDataInput,
  PageDataState,
  PartnerWaitEvent,
  PartnerWaitInput,
  PartnerWaitState,
  PasskeyLoginEvent,
  PasskeyLoginInput,
  PasskeyLoginState,
  PasskeysEvent,
  PasskeysInput,
  PasskeysState,
  PayoutsEvent,
  PayoutsInput,
  PayoutsState,
  PlacingState,
  PlayerEvent,
  PlayerGamesEvent,
  PlayerGamesInput,
  PlayerGamesState,
  PlayerInput,
  PlayerState,
  PlayLimitsEvent,
  PlayLimitsInput,
  PlayLimitsState,
  PoyListEvent,
  PoyListInput,
  PoyListState,
  PreferencesEvent,
  PreferencesState,
  ProfileEditingEvent,
  ProfileEditingInput,
  ProfileEditingState,
  ProgressEvent,
  ProgressInput,
  ProgressState,
  ProofInput,
  ProofState,
  PullingEvent,
  PullingInput,
  PullingState,
  PushDeviceInput,
  PushDeviceState,
  RegistrationInput,
  RegistrationState,
  ReminderNearEvent,
  ReminderNearInput,
  ReminderNearState,
  RemindingEvent,
  RemindingInput,
  RemindingState,
  ResourceEvent,
  ResourceInput,
  ResourceState,
  ResultsEvent,
  ResultsInput,
  ResultsState,
  RoundInput,
  RoundState,
  SessionEvent,
  SessionInput,
  SessionReminderEvent,
  SessionReminderInput,
  SessionReminderState,
  SessionState,
  ShootingInput,
  ShootingState,
  ShotsEvent,
  ShotsInput,
  ShotsState,
  SiteEvent,
  SiteState,
  SnackbarEvent,
  SnackbarInput,
  SnackbarState,
  StatementState,
  SupportEvent,
  SupportInput,
  SupportState,
  Ticket4dPageState,
  VisitorInput,
  VisitorState,
  WithdrawalInput,
  WithdrawalState,
  YingPageState,
} from "./machine-types.ts"
export type { InboxEvent } from "./notifications/inbox.machine.ts"
export type { NotificationKindsEvent } from "./notifications/kinds.machine.ts"
export type { PushDeviceEvent } from "./notifications/push-device.machine.ts"
export type { OperationEvent, OperationInput } from "./operation/operation.ts"
export { makeConnection } from "./operator/connection.machine.ts"
export type { ConnectionNews } from "./operator/connectivity.port.ts"
export { makeResource } from "./operator/resource.machine.ts"
export { makeCancelling } from "./order/cancelling/cancelling.machine.ts"
export type { CancelEnvironment, Cancelling } from "./order/cancelling/cancelling.ts"
export type { OrderingEvent, OrderingInput } from "./order/ordering.ts"
export { makePoyList } from "./order/placed/poy-list.machine.ts"
export { makePlacing } from "./order/placing/placing.machine.ts"
export type { Placing, PlacingEvent, PlacingInput, PlacingOutput } from "./order/placing/placing.ts"
export { makeBalance } from "./site/live/balance.machine.ts"
export { makeLive } from "./site/live/live.machine.ts"
export type { LiveNews } from "./site/live/live-feed.port.ts"
export type { MoneyNews } from "./site/live/money-feed.port.ts"
export { makeMaintenance } from "./site/maintenance.machine.ts"
export type { PageDataEvent } from "./site/page/page-data.machine.ts"
export { makePreferences, type PreferencesInput } from "./site/preferences.machine.ts"
export type { Preferences } from "./site/preferences.port.ts"
export { makeNews } from "./site/published/news.machine.ts"
export type { NewsEvent } from "./site/published/news.ts"
export { makeSite, type SiteInput } from "./site/site.machine.ts"
export { makeSupport } from "./site/support.machine.ts"
export { makeDepositQueue } from "./wallet/deposit/deposit-queue.machine.ts"
export type { DepositEvent, DepositNews, DepositQueue, DepositQueueInput } from "./wallet/deposit/deposit-queue.ts"
export type { MoveEvent } from "./wallet/earnings/move-earnings.machine.ts"
export type { StatementEvent, StatementInput } from "./wallet/statement/statement.machine.ts"
export type { WithdrawalEvent } from "./wallet/withdrawal/withdrawing.ts"
export type { ProofEvent } from "./ying/proof/checked-round.ts"
export { makeShooting } from "./ying/shooting/shooting.machine.ts"
export type { Shooting, ShootingEvent } from "./ying/shooting/shooting.ts"
export { makeShots } from "./ying/shot-list.machine.ts"
export type { Shots } from "./ying/shot-list.ts"
export type { YingPageEvent, YingPageInput } from "./ying/ying-page.ts"
