import { addIdentityWords } from "../../locales/identity.ts"
import { pageParts } from "../page-parts.ts"
import { onParts, parts } from "../parts.ts"
import { type Fetched, withWords } from "./with-words.ts"

const withOwnWords = (fetched: Fetched) => withWords(fetched, addIdentityWords())

/** The screens of who a player is. */
export const identityScreens = {
  ChangePin: () =>
    withOwnWords(
      onParts(
        import("../../screens/identity/change-pin/change-pin-screen.lazy.tsx").then((of) => of.ChangePinScreen),
        parts.pins,
      ),
    ),
  Edit: () =>
    withOwnWords(
      onParts(
        import("../../screens/identity/edit/edit-screen.lazy.tsx").then((of) => of.EditScreen),
        parts.profileEditing,
      ),
    ),
  ExternalLogin: () =>
    withOwnWords(
      onParts(
        import("../../screens/identity/external/external-screen.lazy.tsx").then((of) => of.ExternalLoginScreen),
        pageParts.externalLogin,
      ),
    ),
  ForgotPin: () =>
    withOwnWords(
      onParts(
        import("../../screens/identity/forgot-pin/forgot-pin-screen.lazy.tsx").then((of) => of.ForgotPinScreen),
        parts.pins,
      ),
    ),
  LineLogin: () =>
    withOwnWords(
      onParts(
        import("../../screens/identity/line/line-screen.lazy.tsx").then((of) => of.LineLoginScreen),
        pageParts.lineLogin,
      ),
    ),
  Profile: () =>
    withOwnWords(
      onParts(
        import("../../screens/identity/profile/profile-screen.lazy.tsx").then((of) => of.ProfileScreen),
        parts.ownMoney,
        parts.ownLimits,
        parts.pageNoticeParts,
        parts.betChoices,
      ),
    ),
  Register: () =>
    withOwnWords(
      onParts(
        import("../../screens/identity/register/register-screen.lazy.tsx").then((of) => of.RegisterScreen),
        pageParts.registration,
      ),
    ),
}
