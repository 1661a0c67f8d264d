import { otherTheme, type Player } from "@fakham/core"
import { Trans, useLingui } from "@lingui/react/macro"
import { useNavigate } from "@tanstack/react-router"
import { lazy, type ReactNode, Suspense } from "react"
import { useApp } from "../../app/app.ts"
import { AvatarPicture } from "../../parts/avatar/avatar.tsx"
import { Menu } from "../../parts/controls/menu.tsx"
import { Icon, userIcon } from "../../parts/icons/icon.tsx"
import { bookIcon, logoutIcon } from "../../parts/icons/player-icons.ts"
import { useTheme } from "../page/use-theme.ts"
import { crescentIcon, sunIcon } from "./shell-icons.ts"

type OfPlayer = { readonly player: Player }

const Letters = ({ player }: OfPlayer): ReactNode => <AvatarPicture name={player.name || player.userName} />

/** Fetched for who has a picture; where it cannot be, the letters stay. */
const fetchPicture = async (): Promise<{ readonly default: (props: OfPlayer) => ReactNode }> => {
  try {
    return { default: (await import("../../parts/avatar/player-picture.lazy.tsx")).PlayerPicture }
  } catch {
    return { default: Letters }
  }
}
const PlayerPicture = lazy(fetchPicture)

const Face = ({ player }: OfPlayer) =>
  player.avatar === "" ? (
    <Letters player={player} />
  ) : (
    <Suspense fallback={<Letters player={player} />}>
      <PlayerPicture player={player} />
    </Suspense>
  )

/** What a player finds behind their picture. */
export const AccountMenu = ({ player }: { readonly player: Player | undefined }) => {
  const { session, preferences } = useApp()
  const { t } = useLingui()
  const navigate = useNavigate()
  const theme = useTheme()
  const dark = theme === "dark"
  return (
    <Menu
      label={t`My account`}
      face={player === undefined ? <Icon of={userIcon} /> : <Face player={player} />}
      items={[
        {
          key: "profile",
          icon: userIcon,
          label: <Trans>My account</Trans>,
          onSelect: () => void navigate({ to: "/profile" }),
        },
        {
          key: "sets",
          icon: bookIcon,
          label: <Trans>Number sets</Trans>,
          onSelect: () => void navigate({ to: "/number-set" }),
        },
        {
          key: "theme",
          icon: dark ? sunIcon : crescentIcon,
          label: dark ? <Trans>Light theme</Trans> : <Trans>Dark theme</Trans>,
          onSelect: () => preferences.send({ type: "theme.chosen", theme: otherTheme(theme) }),
        },
        {
          key: "logout",
          icon: logoutIcon,
          label: <Trans>Log out</Trans>,
          onSelect: () => session.send({ type: "logout.requested" }),
        },
      ]}
    />
  )
}
