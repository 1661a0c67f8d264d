import { type BetGroup, sequenceGroups } from "@fakham/core/lotto"
import { earlyCalls } from "../app/early-calls.ts"
import { BetSkeleton } from "../screens/betting/bet-skeleton.tsx"
import { ChangePinSkeleton } from "../screens/identity/change-pin/change-pin-skeleton.tsx"
import { EditSkeleton } from "../screens/identity/edit/edit-skeleton.tsx"
import { ExternalWaiting } from "../screens/identity/external/external-frame.tsx"
import { ForgotPinSkeleton } from "../screens/identity/forgot-pin/forgot-pin-skeleton.tsx"
import { LoginSteps } from "../screens/identity/guest/login-steps.tsx"
import { Welcome } from "../screens/identity/guest/welcome-screen.tsx"
import { LineSkeleton } from "../screens/identity/line/line-waiting.tsx"
import { ProfileSkeleton } from "../screens/identity/profile/profile-skeleton.tsx"
import { RegisterFrame } from "../screens/identity/register/register-frame.tsx"
import { LimitsSkeleton } from "../screens/limits/limits-skeleton.tsx"
import { GroupSkeleton } from "../screens/lotto/group-skeleton.tsx"
import { LottoSkeleton } from "../screens/lotto/lotto-skeleton.tsx"
import { ResultsSkeleton } from "../screens/lotto/results/results-skeleton.tsx"
import { MainScreen } from "../screens/main/main-screen.tsx"
import { NotificationsSkeleton } from "../screens/notifications/notifications-skeleton.tsx"
import { PoyListSkeleton } from "../screens/order/list/poy-list-skeleton.tsx"
import { AroundPage } from "../screens/shell/around-page.tsx"
import { GuidePage, HowToPage } from "../screens/site/howto/guide-page.tsx"
import { guides } from "../screens/site/howto/guides.ts"
import { PromotionsSkeleton } from "../screens/site/promotions/promotions-skeleton.tsx"
import { VideosSkeleton } from "../screens/site/vdo/videos-skeleton.tsx"
import { AchievementSkeleton } from "../screens/wallet/achievement/achievement-skeleton.tsx"
import { AffiliateSkeleton } from "../screens/wallet/affiliate/affiliate-skeleton.tsx"
import { BankAddSkeleton, BankStatusSkeleton } from "../screens/wallet/bank/bank-skeletons.tsx"
import { everybodysPage, type Frame, ofRoom, player, playerPage, shell } from "./frame.tsx"
import { gameFrames } from "./game-frames.tsx"
import { moneyFrames } from "./money-frames.tsx"

const howTo = { modules: [...ofRoom("site"), "screens/site/howto/howto-screens.tsx"], calls: [] }

const { ofRounds, ofOneRound } = earlyCalls

const groupPages = (group: Exclude<BetGroup, "gov4d">): ReadonlyArray<Frame> => [
  playerPage(<GroupSkeleton group={group} />, {
    path: `/lotto/${group}`,
    modules: [player, "screens/lotto/group-screen.tsx", ...unnumbered(group)],
    calls: ofRounds,
  }),
  playerPage(<BetSkeleton betGroup={group} />, {
    path: `/lotto/${group}/$betId`,
    modules: [
      player,
      "app/screens/betting-screens.ts",
      "screens/betting/bet-screen.tsx",
      "screens/betting/bet-page.tsx",
      "app/parts/bet-page.ts",
      "app/parts/bet-choices.ts",
      "locales/betting/{locale}.po",
    ],
    calls: ofOneRound,
    hasOwnBar: true,
  }),
]

const unnumbered = (group: BetGroup) =>
  sequenceGroups.some((one) => one === group) ? [] : ["screens/lotto/unnumbered-lobby.tsx"]

export const frames: ReadonlyArray<Frame> = [
  {
    visitor: "guest",
    early: "guest",
    path: "/",
    modules: [],
    calls: earlyCalls.ofGuests,
    draw: (login) => (
      <Welcome>
        <LoginSteps login={login} />
      </Welcome>
    ),
  },
  ...["/register", "/register/$afSlug"].map((path) => ({
    visitor: "guest" as const,
    early: "guest" as const,
    path,
    modules: [
      ...ofRoom("identity"),
      "app/parts/registration.ts",
      "screens/identity/register/register-screen.tsx",
      "locales/player/{locale}.po",
    ],
    calls: earlyCalls.ofGuests,
    draw: () => <RegisterFrame />,
  })),
  ...(["guest", "player"] as const).map((visitor) => ({
    visitor,
    early: visitor,
    path: "/external/login",
    modules: [
      ...ofRoom("identity"),
      "app/parts/external-login.ts",
      "screens/identity/external/external-screen.tsx",
      "locales/player/{locale}.po",
    ],
    calls: [],
    draw: () => <ExternalWaiting />,
  })),
  {
    visitor: "guest",
    early: "guest",
    path: "/login/line/auth",
    modules: [
      ...ofRoom("identity"),
      "app/parts/line-login.ts",
      "screens/identity/line/line-screen.tsx",
      "locales/player/{locale}.po",
    ],
    calls: earlyCalls.ofGuests,
    draw: () => <LineSkeleton />,
  },
  {
    visitor: "guest",
    early: "guest",
    path: "/forgot-pin",
    modules: [player, "screens/identity/forgot-pin/forgot-pin-screen.tsx", "app/parts/pins.ts", ...ofRoom("identity")],
    calls: earlyCalls.ofGuests,
    draw: () => <ForgotPinSkeleton />,
  },
  playerPage(<MainScreen />, {
    path: "/main",
    modules: ["screens/main/main-screen.tsx", "screens/main/lotteries.tsx", player],
    calls: ofRounds,
  }),
  playerPage(<LottoSkeleton />, {
    path: "/lotto",
    modules: [player, "screens/lotto/lotto-screen.tsx"],
    calls: ofRounds,
  }),
  ...sequenceGroups.flatMap(groupPages),
  ...groupPages("gov"),
  ...groupPages("stock"),
  playerPage(<PoyListSkeleton />, {
    path: "/poy",
    modules: [player, "app/screens/betting-screens.ts", "screens/order/poy-screens.ts", "app/parts/slips.ts"],
    calls: earlyCalls.ofPoys,
  }),
  playerPage(<ResultsSkeleton />, {
    path: "/results",
    modules: [
      player,
      "app/screens/betting-screens.ts",
      "screens/lotto/results/results-screen.tsx",
      "app/parts/past-results.ts",
    ],
  }),
  playerPage(<BankAddSkeleton />, {
    path: "/bank/add",
    hasOwnBar: true,
    modules: [player, ...ofRoom("wallet"), "app/parts/new-accounts.ts", "screens/wallet/bank/bank-screens.ts"],
    calls: earlyCalls.ofNewAccounts,
  }),
  playerPage(<BankStatusSkeleton />, {
    path: "/bank/status",
    modules: [player, ...ofRoom("wallet"), "app/parts/own-money.ts", "screens/wallet/bank/bank-screens.ts"],
    calls: earlyCalls.ofAccounts,
  }),
  ...moneyFrames,
  ...gameFrames,
  playerPage(<ProfileSkeleton />, {
    path: "/profile",
    modules: [
      player,
      ...ofRoom("identity"),
      "app/parts/own-money.ts",
      "app/parts/own-limits.ts",
      "app/parts/bet-choices.ts",
      "screens/identity/profile/profile-screen.tsx",
    ],
    calls: [...earlyCalls.ofLimits, ...earlyCalls.ofAccounts, ...earlyCalls.ofAchievements],
  }),
  playerPage(<EditSkeleton />, {
    path: "/profile/edit",
    modules: [player, ...ofRoom("identity"), "app/parts/profile-editing.ts", "screens/identity/edit/edit-screen.tsx"],
  }),
  playerPage(<ChangePinSkeleton />, {
    path: "/profile/change-pin",
    modules: [player, ...ofRoom("identity"), "app/parts/pins.ts", "screens/identity/change-pin/change-pin-screen.tsx"],
  }),
  playerPage(<LimitsSkeleton />, {
    path: "/profile/limits",
    modules: [player, ...ofRoom("limits"), "app/parts/limits-page.ts", "screens/limits/limits-screen.tsx"],
    calls: earlyCalls.ofLimits,
  }),
  playerPage(<NotificationsSkeleton />, {
    path: "/profile/notifications",
    modules: [
      player,
      ...ofRoom("notifications"),
      "app/parts/inbox.ts",
      "app/parts/push.ts",
      "screens/notifications/notifications-screen.tsx",
    ],
  }),
  playerPage(<AchievementSkeleton />, {
    path: "/profile/achievement",
    modules: [player, ...ofRoom("wallet"), "app/parts/rewards.ts", "screens/wallet/achievement/achievement-screen.tsx"],
    calls: earlyCalls.ofAchievements,
  }),
  playerPage(<AffiliateSkeleton />, {
    path: "/profile/affiliate",
    modules: [player, ...ofRoom("wallet"), "app/parts/referrals.ts", "screens/wallet/affiliate/affiliate-screen.tsx"],
    calls: earlyCalls.ofAffiliates,
  }),
  ...everybodysPage("/promotions", <PromotionsSkeleton />, {
    modules: [player, ...ofRoom("site"), "app/parts/promotions.ts", "screens/site/promotions/promotions-screen.tsx"],
    calls: earlyCalls.ofPromotions,
  }),
  ...everybodysPage("/how-to", <HowToPage />, howTo),
  ...guides.flatMap((guide) => everybodysPage(guide.path, <GuidePage guide={guide} />, howTo)),
  ...["/vdo", "/vdo/$vdoName"].flatMap((path) =>
    everybodysPage(path, <VideosSkeleton />, {
      modules: [player, ...ofRoom("site"), "app/parts/videos.ts", "screens/site/vdo/video-screens.tsx"],
      calls: earlyCalls.ofVideos,
    }),
  ),
  // Pages without a frame of their own.
  playerPage(null, { path: "/$" }),
  {
    visitor: "guest",
    early: "guest",
    path: "/$",
    modules: shell,
    calls: [],
    draw: () => <AroundPage hasOwnBar={false}>{null}</AroundPage>,
  },
]
