// What each machine is started with (nothing: undefined), what it is sent, and the states it can be in, by its name.
import type { EventFromLogic, InputFrom, StateValueFrom } from "xstate"
import type { makeBetPage } from "./betting/bet-page.machine.ts"
import type { makeBetting } from "./betting/betting.machine.ts"
import type { makeNumberSetEditing } from "./betting/number-sets/number-set-editing.machine.ts"
import type { makeNumberSetEditor } from "./betting/number-sets/number-set-editor.machine.ts"
import type { makePulling } from "./betting/pulling.machine.ts"
import type { makeBuying } from "./betting/ticket4d/buying.machine.ts"
import type { makeTicket4dPage } from "./betting/ticket4d/ticket4d-page.machine.ts"
import type { makeHighlightsInTime } from "./games/lobby/highlights-in-time.machine.ts"
import type { makePartnerWait } from "./games/lobby/partner-wait.machine.ts"
import type { makeGameLogout } from "./games/play/game-logout.machine.ts"
import type { makeGameWindow } from "./games/play/game-window.machine.ts"
import type { makeGameLaunch } from "./games/play/launch.machine.ts"
import type { makePlayerGames } from "./games/player-games.machine.ts"
import type { makeExternalLogin } from "./identity/external/external-login.machine.ts"
import type { makeLogin } from "./identity/login/login.machine.ts"
import type { makeOpenSessions } from "./identity/open-sessions/open-sessions.machine.ts"
import type { makeOwnerCheck } from "./identity/owner/owner-check.machine.ts"
import type { makePasskeyLogin } from "./identity/passkeys/passkey-login.machine.ts"
import type { makePasskeys } from "./identity/passkeys/passkeys.machine.ts"
import type { makeChangePin } from "./identity/pin/change-pin.machine.ts"
import type { makeForgotPin } from "./identity/pin/forgot-pin.machine.ts"
import type { makeProfileEditing } from "./identity/profile/profile.machine.ts"
import type { makeLineLogin } from "./identity/registration/line-login.machine.ts"
import type { makeRegistration } from "./identity/registration/registration.machine.ts"
import type { makeMoneyNews } from "./identity/session/money-news.machine.ts"
import type { makeMoneyTopics } from "./identity/session/money-topics.machine.ts"
import type { makePlayer } from "./identity/session/player.machine.ts"
import type { makeSession } from "./identity/session/session.machine.ts"
import type { makeVisitor } from "./identity/visitor/visitor.machine.ts"
import type { makePlayLimits } from "./limits/play-limit.machine.ts"
import type { makeReminderNear } from "./limits/reminder-near.machine.ts"
import type { makeReminding } from "./limits/reminding.machine.ts"
import type { makeSessionReminder } from "./limits/session-reminder.machine.ts"
import type { makeLobby } from "./lotto/lobby/lobby.machine.ts"
import type { makeLatestResult } from "./lotto/results/latest-result.machine.ts"
import type { makeResults } from "./lotto/results/result-list.machine.ts"
import type { makeRound } from "./lotto/round/round.machine.ts"
import type { makeInbox } from "./notifications/inbox.machine.ts"
import type { makeNotificationKinds } from "./notifications/kinds.machine.ts"
import type { makePushDevice } from "./notifications/push-device.machine.ts"
import type { makeOperation } from "./operation/operation.machine.ts"
import type { makeConnection } from "./operator/connection.machine.ts"
import type { dataAge } from "./operator/data-age.machine.ts"
import type { makeResource } from "./operator/resource.machine.ts"
import type { makeCancelling } from "./order/cancelling/cancelling.machine.ts"
import type { makeOrdering } from "./order/ordering.machine.ts"
import type { makePayouts } from "./order/placed/payouts.machine.ts"
import type { makePoyList } from "./order/placed/poy-list.machine.ts"
import type { makePlacing } from "./order/placing/placing.machine.ts"
import type { makeConsent } from "./site/consent.machine.ts"
import type { makeBalance } from "./site/live/balance.machine.ts"
import type { makeLive } from "./site/live/live.machine.ts"
import type { makeMaintenance } from "./site/maintenance.machine.ts"
import type { makeInstallPrompt } from "./site/page/install-prompt.machine.ts"
import type { pageData } from "./site/page/page-data.machine.ts"
import type { progress } from "./site/page/progress.machine.ts"
import type { snackbar } from "./site/page/snackbar.machine.ts"
import type { makePreferences } from "./site/preferences.machine.ts"
import type { makeNews } from "./site/published/news.machine.ts"
import type { makeSite } from "./site/site.machine.ts"
import type { makeSupport } from "./site/support.machine.ts"
import type { makeBankAddition } from "./wallet/bank/add-bank.machine.ts"
import type { makeDepositQueue } from "./wallet/deposit/deposit-queue.machine.ts"
import type { makeAchievements } from "./wallet/earnings/achievement.machine.ts"
import type { makeMove } from "./wallet/earnings/move-earnings.machine.ts"
import type { makeStatement } from "./wallet/statement/statement.machine.ts"
import type { makeWithdrawal } from "./wallet/withdrawal/withdrawal.machine.ts"
import type { makeProof } from "./ying/proof/proof.machine.ts"
import type { makeShooting } from "./ying/shooting/shooting.machine.ts"
import type { makeShots } from "./ying/shot-list.machine.ts"
import type { makeYingPage } from "./ying/ying-page.machine.ts"

export type BettingState = StateValueFrom<ReturnType<typeof makeBetting>>
export type NumberSetEditingInput = InputFrom<ReturnType<typeof makeNumberSetEditing>>
export type NumberSetEditingState = StateValueFrom<ReturnType<typeof makeNumberSetEditing>>
export type BuyingInput = InputFrom<ReturnType<typeof makeBuying>>
export type BuyingState = StateValueFrom<ReturnType<typeof makeBuying>>
export type OperationState = StateValueFrom<ReturnType<typeof makeOperation>>
export type PlayerGamesInput = undefined
export type PlayerGamesEvent = EventFromLogic<ReturnType<typeof makePlayerGames>>
export type PlayerGamesState = StateValueFrom<ReturnType<typeof makePlayerGames>>
export type GameWindowInput = InputFrom<ReturnType<typeof makeGameWindow>>
export type GameWindowState = StateValueFrom<ReturnType<typeof makeGameWindow>>
export type GameLaunchInput = InputFrom<ReturnType<typeof makeGameLaunch>>
export type GameLaunchEvent = EventFromLogic<ReturnType<typeof makeGameLaunch>>
export type GameLaunchState = StateValueFrom<ReturnType<typeof makeGameLaunch>>
export type GameLogoutInput = InputFrom<ReturnType<typeof makeGameLogout>>
export type GameLogoutEvent = EventFromLogic<ReturnType<typeof makeGameLogout>>
export type GameLogoutState = StateValueFrom<ReturnType<typeof makeGameLogout>>
export type LoginInput = undefined
export type LoginEvent = EventFromLogic<ReturnType<typeof makeLogin>>
export type LoginState = StateValueFrom<ReturnType<typeof makeLogin>>
export type ChangePinInput = InputFrom<ReturnType<typeof makeChangePin>>
export type ChangePinState = StateValueFrom<ReturnType<typeof makeChangePin>>
export type ForgotPinInput = undefined
export type ForgotPinState = StateValueFrom<ReturnType<typeof makeForgotPin>>
export type OpenSessionsInput = undefined
export type OpenSessionsEvent = EventFromLogic<ReturnType<typeof makeOpenSessions>>
export type OpenSessionsState = StateValueFrom<ReturnType<typeof makeOpenSessions>>
export type OwnerCheckInput = undefined
export type OwnerCheckState = StateValueFrom<ReturnType<typeof makeOwnerCheck>>

export type PasskeysInput = undefined
export type PasskeysEvent = EventFromLogic<ReturnType<typeof makePasskeys>>
export type PasskeysState = StateValueFrom<ReturnType<typeof makePasskeys>>

export type PasskeyLoginInput = undefined
export type PasskeyLoginEvent = EventFromLogic<ReturnType<typeof makePasskeyLogin>>
export type PasskeyLoginState = StateValueFrom<ReturnType<typeof makePasskeyLogin>>
export type ProfileEditingInput = InputFrom<ReturnType<typeof makeProfileEditing>>
export type ProfileEditingEvent = EventFromLogic<ReturnType<typeof makeProfileEditing>>
export type ProfileEditingState = StateValueFrom<ReturnType<typeof makeProfileEditing>>
export type ExternalLoginInput = undefined
export type ExternalLoginEvent = EventFromLogic<ReturnType<typeof makeExternalLogin>>
export type ExternalLoginState = StateValueFrom<ReturnType<typeof makeExternalLogin>>

export type LineLoginInput = InputFrom<ReturnType<typeof makeLineLogin>>
export type LineLoginEvent = EventFromLogic<ReturnType<typeof makeLineLogin>>
export type LineLoginState = StateValueFrom<ReturnType<typeof makeLineLogin>>
export type RegistrationInput = InputFrom<ReturnType<typeof makeRegistration>>
export type RegistrationState = StateValueFrom<ReturnType<typeof makeRegistration>>
export type PlayerInput = undefined
export type PlayerEvent = EventFromLogic<ReturnType<typeof makePlayer>>
export type PlayerState = StateValueFrom<ReturnType<typeof makePlayer>>
export type SessionInput = undefined
export type SessionEvent = EventFromLogic<ReturnType<typeof makeSession>>
export type SessionState = StateValueFrom<ReturnType<typeof makeSession>>
export type VisitorInput = InputFrom<ReturnType<typeof makeVisitor>>
export type VisitorState = StateValueFrom<ReturnType<typeof makeVisitor>>
export type PlayLimitsInput = undefined
export type PlayLimitsEvent = EventFromLogic<ReturnType<typeof makePlayLimits>>
export type PlayLimitsState = StateValueFrom<ReturnType<typeof makePlayLimits>>
export type SessionReminderInput = InputFrom<ReturnType<typeof makeSessionReminder>>
export type SessionReminderEvent = EventFromLogic<ReturnType<typeof makeSessionReminder>>
export type SessionReminderState = StateValueFrom<ReturnType<typeof makeSessionReminder>>
export type LobbyInput = undefined
export type LobbyEvent = EventFromLogic<ReturnType<typeof makeLobby>>
export type LobbyState = StateValueFrom<ReturnType<typeof makeLobby>>
export type LatestResultInput = undefined
export type LatestResultEvent = EventFromLogic<ReturnType<typeof makeLatestResult>>
export type LatestResultState = StateValueFrom<ReturnType<typeof makeLatestResult>>
export type ResultsInput = InputFrom<ReturnType<typeof makeResults>>
export type ResultsEvent = EventFromLogic<ReturnType<typeof makeResults>>
export type ResultsState = StateValueFrom<ReturnType<typeof makeResults>>
export type RoundInput = InputFrom<ReturnType<typeof makeRound>>
export type RoundState = StateValueFrom<ReturnType<typeof makeRound>>
export type ConnectionInput = undefined
export type ConnectionEvent = EventFromLogic<ReturnType<typeof makeConnection>>
export type ConnectionState = StateValueFrom<ReturnType<typeof makeConnection>>
export type DataAgeInput = InputFrom<typeof dataAge>
export type DataAgeEvent = EventFromLogic<typeof dataAge>
export type DataAgeState = StateValueFrom<typeof dataAge>
export type ResourceInput = InputFrom<ReturnType<typeof makeResource>>
export type ResourceEvent = EventFromLogic<ReturnType<typeof makeResource>>
export type ResourceState = StateValueFrom<ReturnType<typeof makeResource>>
export type CancellingInput = InputFrom<ReturnType<typeof makeCancelling>>
export type CancellingEvent = EventFromLogic<ReturnType<typeof makeCancelling>>
export type CancellingState = StateValueFrom<ReturnType<typeof makeCancelling>>
export type PayoutsInput = undefined
export type PayoutsEvent = EventFromLogic<ReturnType<typeof makePayouts>>
export type PayoutsState = StateValueFrom<ReturnType<typeof makePayouts>>
export type PoyListInput = InputFrom<ReturnType<typeof makePoyList>>
export type PoyListEvent = EventFromLogic<ReturnType<typeof makePoyList>>
export type PoyListState = StateValueFrom<ReturnType<typeof makePoyList>>
export type PlacingState = StateValueFrom<ReturnType<typeof makePlacing>>
export type BalanceInput = InputFrom<ReturnType<typeof makeBalance>>
export type BalanceEvent = EventFromLogic<ReturnType<typeof makeBalance>>
export type BalanceState = StateValueFrom<ReturnType<typeof makeBalance>>
export type LiveInput = undefined
export type LiveEvent = EventFromLogic<ReturnType<typeof makeLive>>
export type LiveState = StateValueFrom<ReturnType<typeof makeLive>>
export type NewsInput = InputFrom<ReturnType<typeof makeNews>>
export type MaintenanceInput = undefined
export type MaintenanceEvent = EventFromLogic<ReturnType<typeof makeMaintenance>>
export type MaintenanceState = StateValueFrom<ReturnType<typeof makeMaintenance>>
export type NewsState = StateValueFrom<ReturnType<typeof makeNews>>
export type PreferencesEvent = EventFromLogic<ReturnType<typeof makePreferences>>
export type PreferencesState = StateValueFrom<ReturnType<typeof makePreferences>>
export type PageDataInput = undefined
export type PageDataState = StateValueFrom<typeof pageData>
export type ProgressInput = undefined
export type ProgressEvent = EventFromLogic<typeof progress>
export type ProgressState = StateValueFrom<typeof progress>
export type SiteEvent = EventFromLogic<ReturnType<typeof makeSite>>
export type SiteState = StateValueFrom<ReturnType<typeof makeSite>>
export type SnackbarInput = undefined
export type SnackbarEvent = EventFromLogic<typeof snackbar>
export type SnackbarState = StateValueFrom<typeof snackbar>
export type SupportInput = InputFrom<ReturnType<typeof makeSupport>>
export type SupportEvent = EventFromLogic<ReturnType<typeof makeSupport>>
export type SupportState = StateValueFrom<ReturnType<typeof makeSupport>>
export type BankAdditionInput = undefined
export type BankAdditionEvent = EventFromLogic<ReturnType<typeof makeBankAddition>>
export type BankAdditionState = StateValueFrom<ReturnType<typeof makeBankAddition>>
export type DepositQueueEvent = EventFromLogic<ReturnType<typeof makeDepositQueue>>
export type DepositQueueState = StateValueFrom<ReturnType<typeof makeDepositQueue>>
export type AchievementsInput = undefined
export type AchievementsEvent = EventFromLogic<ReturnType<typeof makeAchievements>>
export type AchievementsState = StateValueFrom<ReturnType<typeof makeAchievements>>
export type MoneyNewsInput = InputFrom<ReturnType<typeof makeMoneyNews>>
export type MoneyNewsEvent = EventFromLogic<ReturnType<typeof makeMoneyNews>>
export type MoneyNewsState = StateValueFrom<ReturnType<typeof makeMoneyNews>>
export type MoneyTopicsInput = InputFrom<ReturnType<typeof makeMoneyTopics>>
export type MoneyTopicsEvent = EventFromLogic<ReturnType<typeof makeMoneyTopics>>
export type MoneyTopicsState = StateValueFrom<ReturnType<typeof makeMoneyTopics>>
export type MoveInput = undefined
export type MoveState = StateValueFrom<ReturnType<typeof makeMove>>
export type StatementState = StateValueFrom<ReturnType<typeof makeStatement>>
export type WithdrawalInput = InputFrom<ReturnType<typeof makeWithdrawal>>
export type WithdrawalState = StateValueFrom<ReturnType<typeof makeWithdrawal>>
export type ProofInput = InputFrom<ReturnType<typeof makeProof>>
export type ProofState = StateValueFrom<ReturnType<typeof makeProof>>
export type ShootingInput = InputFrom<ReturnType<typeof makeShooting>>
export type ShootingState = StateValueFrom<ReturnType<typeof makeShooting>>
export type ShotsInput = InputFrom<ReturnType<typeof makeShots>>
export type ShotsEvent = EventFromLogic<ReturnType<typeof makeShots>>
export type ShotsState = StateValueFrom<ReturnType<typeof makeShots>>
export type ConsentInput = undefined
export type InboxInput = undefined
export type InboxState = StateValueFrom<ReturnType<typeof makeInbox>>
export type NotificationKindsInput = undefined
export type NotificationKindsState = StateValueFrom<ReturnType<typeof makeNotificationKinds>>
export type PushDeviceInput = undefined
export type PushDeviceState = StateValueFrom<ReturnType<typeof makePushDevice>>
export type ConsentEvent = EventFromLogic<ReturnType<typeof makeConsent>>
export type ConsentState = StateValueFrom<ReturnType<typeof makeConsent>>
export type BetPageState = StateValueFrom<ReturnType<typeof makeBetPage>>
export type PullingInput = InputFrom<ReturnType<typeof makePulling>>
export type PullingEvent = EventFromLogic<ReturnType<typeof makePulling>>
export type PullingState = StateValueFrom<ReturnType<typeof makePulling>>
export type NumberSetEditorInput = InputFrom<ReturnType<typeof makeNumberSetEditor>>
export type NumberSetEditorEvent = EventFromLogic<ReturnType<typeof makeNumberSetEditor>>
export type NumberSetEditorState = StateValueFrom<ReturnType<typeof makeNumberSetEditor>>
export type Ticket4dPageState = StateValueFrom<ReturnType<typeof makeTicket4dPage>>
export type OrderingState = StateValueFrom<ReturnType<typeof makeOrdering>>
export type YingPageState = StateValueFrom<ReturnType<typeof makeYingPage>>
export type InstallPromptInput = undefined
export type InstallPromptEvent = EventFromLogic<ReturnType<typeof makeInstallPrompt>>
export type InstallPromptState = StateValueFrom<ReturnType<typeof makeInstallPrompt>>
export type ReminderNearInput = undefined
export type ReminderNearEvent = EventFromLogic<ReturnType<typeof makeReminderNear>>
export type ReminderNearState = StateValueFrom<ReturnType<typeof makeReminderNear>>
export type RemindingInput = undefined
export type RemindingEvent = EventFromLogic<ReturnType<typeof makeReminding>>
export type RemindingState = StateValueFrom<ReturnType<typeof makeReminding>>
export type HighlightsInTimeInput = undefined
export type HighlightsInTimeEvent = EventFromLogic<ReturnType<typeof makeHighlightsInTime>>
export type HighlightsInTimeState = StateValueFrom<ReturnType<typeof makeHighlightsInTime>>
export type PartnerWaitInput = InputFrom<ReturnType<typeof makePartnerWait>>
export type PartnerWaitEvent = EventFromLogic<ReturnType<typeof makePartnerWait>>
export type PartnerWaitState = StateValueFrom<ReturnType<typeof makePartnerWait>>
