import { type BetGroup, sequenceGroups } from "@fakham/core/lotto"
import { prefetchedCalls } from "../app/prefetched-calls.ts"
import { BetSkeleton } from "../screens/betting/bet-skeleton.tsx"
import { ExternalWaiting } from "../screens/identity/external/external-page.tsx"
import { ForgotPinSkeleton } from "../screens/identity/forgot-pin/account-step.tsx"
import { LoginSteps } from "../screens/identity/guest/login-steps.tsx"
import { Welcome } from "../screens/identity/guest/welcome-screen.tsx"
import { LineSkeleton } from "../screens/identity/line/line-waiting.tsx"
import styles from "../screens/identity/profile/profile.module.css"
import { RegisterSkeleton } from "../screens/identity/register/account-step.tsx"
import { GroupSkeleton } from "../screens/lotto/group-skeleton.tsx"
import { LottoSkeleton } from "../screens/lotto/lotto-skeleton.tsx"
import { ResultsSkeleton } from "../screens/lotto/results/results-skeleton.tsx"
import { MainScreen } from "../screens/main/main-screen.lazy.tsx"
import { PoyListSkeleton } from "../screens/order/list/poy-list-skeleton.tsx"
import { PageChrome } from "../screens/shell/page-chrome.tsx"
import { GuidePage, HowToPage } from "../screens/site/howto/guide-page.tsx"
import { guides } from "../screens/site/howto/guides.ts"
import { BankAddSkeleton, BankStatusSkeleton } from "../screens/wallet/bank/bank-skeletons.tsx"
import { AccountSkeleton, accountPage } from "./account-pages.tsx"
import { pagesOfGames } from "./game-pages.tsx"
import { pagesOfMoney } from "./money-pages.tsx"
import { everybodysPage, type PrerenderedPage, playerPage, sessionCalls } from "./prerendered-page.tsx"

const { ofGreeting, ofRounds, ofOneRound } = prefetchedCalls
const shell = "screens/shell/shell.lazy.tsx"
const ofProfile = { backTo: "/profile" } as const

const groupPages = (group: Exclude<BetGroup, "gov4d">): ReadonlyArray<PrerenderedPage> => [
  playerPage(<GroupSkeleton group={group} />, {
    path: `/lotto/${group}`,
    besides: unnumbered(group),
    calls: ofRounds,
  }),
  playerPage(<BetSkeleton betGroup={group} />, {
    path: `/lotto/${group}/$betId`,
    calls: ofOneRound,
    hasOwnBar: true,
  }),
]

const unnumbered = (group: BetGroup) =>
  sequenceGroups.some((one) => one === group) ? [] : ["screens/lotto/unnumbered-lobby.lazy.tsx"]

export const prerenderedPages: ReadonlyArray<PrerenderedPage> = [
  {
    visitor: "guest",
    script: "guest",
    path: "/",
    calls: ofGreeting,
    draw: (login) => (
      <Welcome>
        <LoginSteps login={login} />
      </Welcome>
    ),
  },
  ...["/register", "/register/$afSlug"].map((path) => ({
    visitor: "guest" as const,
    script: "guest" as const,
    path,
    calls: ofGreeting,
    draw: () => <RegisterSkeleton />,
  })),
  ...(["guest", "player"] as const).map((visitor) => ({
    visitor,
    script: visitor,
    path: "/external/login",
    calls: [],
    draw: () => <ExternalWaiting />,
  })),
  {
    visitor: "guest",
    script: "guest",
    path: "/login/line/auth",
    calls: ofGreeting,
    draw: () => <LineSkeleton />,
  },
  {
    visitor: "guest",
    script: "guest",
    path: "/forgot-pin",
    calls: ofGreeting,
    draw: () => <ForgotPinSkeleton />,
  },
  playerPage(<MainScreen />, {
    path: "/main",
    besides: ["screens/main/lotteries.lazy.tsx", "app/start-machines.lazy.ts"],
    calls: [...ofRounds, ...ofGreeting],
  }),
  playerPage(<LottoSkeleton />, {
    path: "/lotto",
    calls: [...ofRounds, ...ofGreeting],
  }),
  ...sequenceGroups.flatMap(groupPages),
  ...groupPages("gov"),
  ...groupPages("stock"),
  playerPage(<PoyListSkeleton />, {
    path: "/poy",
    calls: prefetchedCalls.ofPoys,
  }),
  playerPage(<ResultsSkeleton />, {
    path: "/results",
  }),
  playerPage(<BankAddSkeleton />, {
    path: "/bank/add",
    hasOwnBar: true,
    calls: prefetchedCalls.ofNewAccounts,
  }),
  playerPage(<BankStatusSkeleton />, {
    path: "/bank/status",
    calls: prefetchedCalls.ofAccounts,
  }),
  ...pagesOfMoney,
  ...pagesOfGames,
  accountPage("/profile", {
    skeleton: { backTo: "/main", wide: true, children: <div className={styles.sky} /> },
    calls: [...prefetchedCalls.ofLimits, ...prefetchedCalls.ofAccounts, ...prefetchedCalls.ofAchievements],
  }),
  accountPage("/profile/edit", { skeleton: ofProfile }),
  accountPage("/profile/change-pin", { skeleton: ofProfile }),
  accountPage("/profile/limits", { skeleton: ofProfile, calls: prefetchedCalls.ofLimits }),
  accountPage("/profile/notifications", { skeleton: { backTo: "/main", wide: true, rows: 3 } }),
  accountPage("/profile/achievement", { skeleton: ofProfile, calls: prefetchedCalls.ofAchievements }),
  accountPage("/profile/affiliate", { skeleton: ofProfile, calls: prefetchedCalls.ofAffiliates }),
  ...everybodysPage("/promotions", <AccountSkeleton path="/promotions" backTo="/" />, prefetchedCalls.ofPromotions),
  ...everybodysPage("/how-to", <HowToPage />),
  ...guides.flatMap((guide) => everybodysPage(guide.path, <GuidePage guide={guide} />)),
  ...["/vdo", "/vdo/$vdoName"].flatMap((path) =>
    everybodysPage(path, <AccountSkeleton path="/vdo" backTo="/how-to" />, prefetchedCalls.ofVideos),
  ),
  // Pages that no other prerendered page stands for.
  playerPage(null, { path: "/$", besides: [shell] }),
  {
    visitor: "guest",
    script: "guest",
    path: "/$",
    besides: [sessionCalls, shell],
    calls: [],
    draw: () => <PageChrome hasOwnBar={false}>{null}</PageChrome>,
  },
]
