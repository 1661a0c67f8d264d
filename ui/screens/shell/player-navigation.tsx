import { access } from "@fakham/core"
import { plural } from "@lingui/core/macro"
import { Trans, useLingui } from "@lingui/react/macro"
import { Link, useLocation } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useApp } from "../../app/app.ts"
import { parts } from "../../app/parts.ts"
import { useHasAnswered, useLoadedPart } from "../../app/use-loaded-machines.ts"
import { useLaterResource } from "../../app/use-visit.ts"
import { Brand } from "../../parts/chrome/brand.tsx"
import { Navigation, type NavigationItem } from "../../parts/chrome/navigation.tsx"
import { chatIcon } from "../../parts/icons/icon.tsx"
import { gamesIcon, lottoIcon, poyIcon } from "../../parts/icons/player-icons.ts"
import { useBrand } from "../page/brand/page-title.ts"
import { useSupportAddress } from "../page/brand/support-address.ts"
import { homeIcon, walletIcon } from "./shell-icons.ts"

/** Which part of the site a path belongs to. */
const partOf = (path: string) => {
  if (path === "/main") return "home"
  if (/^\/(lotto|number-set|results)(\/|$)/.test(path)) return "lotto"
  if (/^\/poy(\/|$)/.test(path)) return "poy"
  if (/^\/(games?|live)(\/|$)/.test(path)) return "games"
  if (/^\/(credit|bank)(\/|$)/.test(path)) return "wallet"
  return undefined
}

/** Where the parts lead that a player's status may close. */
const leads: Readonly<Record<string, string>> = { lotto: "/lotto", games: "/games", wallet: "/credit/deposit" }

export const PlayerNavigation = ({ railOnly }: { readonly railOnly: boolean }) => {
  const { t } = useLingui()
  const brand = useBrand()
  const address = useSupportAddress(useHasAnswered())
  const waiting = useLaterResource(useLoadedPart(parts.slips)?.waiting)?.data ?? 0
  const here = useLocation({ select: ({ pathname }) => partOf(pathname) })
  const session = useSelector(useApp().session, ({ context }) => context.session)
  const isClosed = (key: string) => key in leads && access(leads[key] ?? "", session) === "forbidden"
  const items: ReadonlyArray<NavigationItem> = [
    { key: "home", icon: homeIcon, label: <Trans>Home</Trans>, renderLink: (link) => <Link to="/main" {...link} /> },
    {
      key: "lotto",
      icon: lottoIcon,
      label: <Trans>Lotteries</Trans>,
      renderLink: (link) => <Link to="/lotto" {...link} />,
    },
    {
      key: "poy",
      icon: poyIcon,
      label: <Trans>Slips</Trans>,
      badge: { count: waiting, label: t`${plural(waiting, { one: "# slip pending", other: "# slips pending" })}` },
      renderLink: (link) => <Link to="/poy" {...link} />,
    },
    {
      key: "games",
      icon: gamesIcon,
      label: <Trans>Games</Trans>,
      renderLink: (link) => <Link to="/games" {...link} />,
    },
    {
      key: "wallet",
      icon: walletIcon,
      label: <Trans>Wallet</Trans>,
      renderLink: (link) => <Link to="/credit/deposit" {...link} />,
    },
  ]
  const foot: NavigationItem | undefined =
    address === undefined
      ? undefined
      : {
          key: "support",
          icon: chatIcon,
          label: <Trans>Contact us</Trans>,
          renderLink: ({ children, ...link }) => (
            <a href={address} target="_blank" rel="noreferrer" {...link}>
              {children}
            </a>
          ),
        }
  return (
    <Navigation
      label={t`Main menu`}
      brand={<Brand name={brand} />}
      items={items.map((item) => ({
        ...item,
        current: item.key === here,
        closed: isClosed(item.key) ? t`closed for you` : undefined,
      }))}
      railOnly={railOnly}
      {...(foot && { foot })}
    />
  )
}
