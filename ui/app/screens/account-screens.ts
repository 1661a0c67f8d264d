import type { FunctionComponent } from "react"
import { onParts, parts } from "../../composition/parts.ts"
import { addIdentityWords } from "../../locales/identity.ts"
import { addLimitsWords } from "../../locales/limits.ts"
import { addNotificationsWords } from "../../locales/notifications.ts"
import { addSiteWords } from "../../locales/site.ts"
import { fetchMoneyScreen, isMoneyScreen, type MoneyScreen } from "./money-screens.ts"

type Fetched = Promise<FunctionComponent>

const withWords = async (fetched: Fetched, added: Promise<void>) => {
  const [screen] = await Promise.all([fetched, added])
  return screen
}

const ofIdentity = (fetched: Fetched) => withWords(fetched, addIdentityWords())
const ofLimits = (fetched: Fetched) => withWords(fetched, addLimitsWords())
const ofNotifications = (fetched: Fetched) => withWords(fetched, addNotificationsWords())
const ofSite = (fetched: Fetched) => withWords(fetched, addSiteWords())

/**
 * The screens of who a player is and of the pages around the lotteries, by their names, each with the words of its room. The
 * first page carries the name of this list alone, instead of the files of all of them.
 */
const accountScreens = {
  ChangePin: () =>
    ofIdentity(
      onParts(
        import("../../screens/identity/change-pin/change-pin-screen.tsx").then((of) => of.ChangePinScreen),
        parts.pins,
      ),
    ),
  Download: () => ofSite(import("../../screens/site/download/download-screen.tsx").then((of) => of.DownloadScreen)),
  Edit: () =>
    ofIdentity(
      onParts(
        import("../../screens/identity/edit/edit-screen.tsx").then((of) => of.EditScreen),
        parts.profileEditing,
      ),
    ),
  ExternalLogin: () =>
    ofIdentity(import("../../screens/identity/external/external-screen.tsx").then((of) => of.ExternalLoginScreen)),
  ForgotPin: () =>
    ofIdentity(
      onParts(
        import("../../screens/identity/forgot-pin/forgot-pin-screen.tsx").then((of) => of.ForgotPinScreen),
        parts.pins,
      ),
    ),
  Guide: () => ofSite(import("../../screens/site/howto/howto-screens.tsx").then((of) => of.GuideScreen)),
  HowTo: () => ofSite(import("../../screens/site/howto/howto-screens.tsx").then((of) => of.HowToScreen)),
  Limits: () =>
    ofLimits(
      onParts(
        import("../../screens/limits/limits-screen.tsx").then((of) => of.LimitsScreen),
        parts.limitsPage,
      ),
    ),
  LineLogin: () => ofIdentity(import("../../screens/identity/line/line-screen.tsx").then((of) => of.LineLoginScreen)),
  Notifications: () =>
    ofNotifications(
      import("../../screens/notifications/notifications-screen.tsx").then((of) => of.NotificationsScreen),
    ),
  Profile: () =>
    ofIdentity(
      onParts(
        import("../../screens/identity/profile/profile-screen.tsx").then((of) => of.ProfileScreen),
        parts.ownMoney,
        parts.betChoices,
      ),
    ),
  Promotions: () =>
    ofSite(
      onParts(
        import("../../screens/site/promotions/promotions-screen.tsx").then((of) => of.PromotionsScreen),
        parts.promotions,
      ),
    ),
  Register: () =>
    ofIdentity(import("../../screens/identity/register/register-screen.tsx").then((of) => of.RegisterScreen)),
  Video: () =>
    ofSite(
      onParts(
        import("../../screens/site/vdo/video-screens.tsx").then((of) => of.VideoScreen),
        parts.videos,
      ),
    ),
  Videos: () =>
    ofSite(
      onParts(
        import("../../screens/site/vdo/video-screens.tsx").then((of) => of.VideosScreen),
        parts.videos,
      ),
    ),
}

export type AccountScreen = keyof typeof accountScreens | MoneyScreen

export const fetchAccountScreen = async (name: AccountScreen) =>
  isMoneyScreen(name) ? fetchMoneyScreen(name) : { screen: await accountScreens[name]() }
