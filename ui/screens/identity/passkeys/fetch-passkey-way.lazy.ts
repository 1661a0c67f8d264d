import { pageParts } from "../../../app/page-parts.ts"
import { onParts } from "../../../app/parts.ts"
import { addIdentityWords } from "../../../locales/identity.ts"

/** Apart from the step that offers it, as most logins are by a PIN alone. */
export const fetchPasskeyWay = async () => {
  const [way] = await Promise.all([
    onParts(
      import("./passkey-way.lazy.tsx").then((of) => of.PasskeyWay),
      pageParts.passkeyLogin,
    ),
    addIdentityWords(),
  ])
  return way
}
