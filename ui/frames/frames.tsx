import { type BetGroup, sequenceGroups } from "@fakham/core/lotto"
import { earlyCalls } from "../composition/early-calls.ts"
import { AchievementSkeleton } from "../screens/account/achievement/achievement-skeleton.tsx"
import { AffiliateSkeleton } from "../screens/account/affiliate/affiliate-skeleton.tsx"
import { BankAddSkeleton, BankStatusSkeleton } from "../screens/account/bank/bank-skeletons.tsx"
import { ChangePinSkeleton } from "../screens/account/change-pin/change-pin-skeleton.tsx"
import { EditSkeleton } from "../screens/account/edit/edit-skeleton.tsx"
import { ExternalWaiting } from "../screens/account/external/external-frame.tsx"
import { ForgotPinSkeleton } from "../screens/account/forgot-pin/forgot-pin-skeleton.tsx"
import { GuidePage, HowToPage } from "../screens/account/howto/guide-page.tsx"
import { guides } from "../screens/account/howto/guides.ts"
import { LimitsSkeleton } from "../screens/account/limits/limits-skeleton.tsx"
import { LineSkeleton } from "../screens/account/line/line-waiting.tsx"
import { NotificationsSkeleton } from "../screens/account/notifications/notifications-skeleton.tsx"
import { ProfileSkeleton } from "../screens/account/profile/profile-skeleton.tsx"
import { PromotionsSkeleton } from "../screens/account/promotions/promotions-skeleton.tsx"
import { RegisterFrame } from "../screens/account/register/register-frame.tsx"
import { VideosSkeleton } from "../screens/account/vdo/videos-skeleton.tsx"
import { BetSkeleton } from "../screens/bet/bet-skeleton.tsx"
import { LoginSteps } from "../screens/guest/login-steps.tsx"
import { Welcome } from "../screens/guest/welcome-screen.tsx"
import { GroupSkeleton } from "../screens/lotto/group-skeleton.tsx"
import { LottoSkeleton } from "../screens/lotto/lotto-skeleton.tsx"
import { MainScreen } from "../screens/main/main-screen.tsx"
import { PoyListSkeleton } from "../screens/poy/list/poy-list-skeleton.tsx"
import { ResultsSkeleton } from "../screens/results/results-skeleton.tsx"
import { AroundPage } from "../screens/shell/around-page.tsx"
import { account, everybodysPage, type Frame, player, playerPage, shell } from "./frame.tsx"
import { gameFrames } from "./game-frames.tsx"
import { moneyFrames } from "./money-frames.tsx"

const howTo = { modules: [...account, "screens/account/howto/howto-screens.tsx"], calls: [] }

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
      "screens/betting/betting-screens.ts",
      "screens/bet/bet-screen.tsx",
      "screens/bet/bet-page.tsx",
      "composition/parts/bet-page.ts",
      "composition/parts/bet-choices.ts",
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
    modules: [...account, "screens/account/register/register-screen.tsx", "locales/player/{locale}.po"],
    calls: earlyCalls.ofGuests,
    draw: () => <RegisterFrame />,
  })),
  ...(["guest", "player"] as const).map((visitor) => ({
    visitor,
    early: visitor,
    path: "/external/login",
    modules: [...account, "screens/account/external/external-screen.tsx", "locales/player/{locale}.po"],
    calls: [],
    draw: () => <ExternalWaiting />,
  })),
  {
    visitor: "guest",
    early: "guest",
    path: "/login/line/auth",
    modules: [...account, "screens/account/line/line-screen.tsx", "locales/player/{locale}.po"],
    calls: earlyCalls.ofGuests,
    draw: () => <LineSkeleton />,
  },
  {
    visitor: "guest",
    early: "guest",
    path: "/forgot-pin",
    modules: [player, "screens/account/forgot-pin/forgot-pin-screen.tsx", "composition/parts/pins.ts", ...account],
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
    modules: [player, "screens/betting/betting-screens.ts", "screens/poy/poy-screens.ts", "composition/parts/slips.ts"],
    calls: earlyCalls.ofPoys,
  }),
  playerPage(<ResultsSkeleton />, {
    path: "/results",
    modules: [
      player,
      "screens/betting/betting-screens.ts",
      "screens/results/results-screen.tsx",
      "composition/parts/past-results.ts",
    ],
  }),
  playerPage(<BankAddSkeleton />, {
    path: "/bank/add",
    hasOwnBar: true,
    modules: [player, ...account, "composition/parts/new-accounts.ts", "screens/account/bank/bank-screens.ts"],
    calls: earlyCalls.ofNewAccounts,
  }),
  playerPage(<BankStatusSkeleton />, {
    path: "/bank/status",
    modules: [player, ...account, "composition/parts/own-money.ts", "screens/account/bank/bank-screens.ts"],
    calls: earlyCalls.ofAccounts,
  }),
  ...moneyFrames,
  ...gameFrames,
  playerPage(<ProfileSkeleton />, {
    path: "/profile",
    modules: [
      player,
      ...account,
      "composition/parts/own-money.ts",
      "composition/parts/bet-choices.ts",
      "screens/account/profile/profile-screen.tsx",
    ],
    calls: [...earlyCalls.ofLimits, ...earlyCalls.ofAccounts, ...earlyCalls.ofAchievements],
  }),
  playerPage(<EditSkeleton />, {
    path: "/profile/edit",
    modules: [player, ...account, "composition/parts/profile-editing.ts", "screens/account/edit/edit-screen.tsx"],
  }),
  playerPage(<ChangePinSkeleton />, {
    path: "/profile/change-pin",
    modules: [player, ...account, "composition/parts/pins.ts", "screens/account/change-pin/change-pin-screen.tsx"],
  }),
  playerPage(<LimitsSkeleton />, {
    path: "/profile/limits",
    modules: [player, ...account, "composition/parts/limits-page.ts", "screens/account/limits/limits-screen.tsx"],
    calls: earlyCalls.ofLimits,
  }),
  playerPage(<NotificationsSkeleton />, {
    path: "/profile/notifications",
    modules: [player, ...account, "screens/account/notifications/notifications-screen.tsx"],
  }),
  playerPage(<AchievementSkeleton />, {
    path: "/profile/achievement",
    modules: [player, ...account, "composition/parts/rewards.ts", "screens/account/achievement/achievement-screen.tsx"],
    calls: earlyCalls.ofAchievements,
  }),
  playerPage(<AffiliateSkeleton />, {
    path: "/profile/affiliate",
    modules: [player, ...account, "composition/parts/referrals.ts", "screens/account/affiliate/affiliate-screen.tsx"],
    calls: earlyCalls.ofAffiliates,
  }),
  ...everybodysPage("/promotions", <PromotionsSkeleton />, {
    modules: [
      player,
      ...account,
      "composition/parts/promotions.ts",
      "screens/account/promotions/promotions-screen.tsx",
    ],
    calls: earlyCalls.ofPromotions,
  }),
  ...everybodysPage("/how-to", <HowToPage />, howTo),
  ...guides.flatMap((guide) => everybodysPage(guide.path, <GuidePage guide={guide} />, howTo)),
  ...["/vdo", "/vdo/$vdoName"].flatMap((path) =>
    everybodysPage(path, <VideosSkeleton />, {
      modules: [player, ...account, "composition/parts/videos.ts", "screens/account/vdo/video-screens.tsx"],
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
