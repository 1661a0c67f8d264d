import { useLingui } from "@lingui/react"
import type { ComponentProps, ReactNode } from "react"
import { SkeletonRow } from "../parts/notices/skeleton.tsx"
import { AccountPage } from "../screens/page/layout/account-page.tsx"
import { pageTitles } from "./page-titles.ts"
import { type PrerenderedPage, playerPage } from "./prerendered-page.tsx"

type AccountSkeletonProps = Pick<ComponentProps<typeof AccountPage>, "backTo" | "wide"> & {
  readonly path: string
  readonly rows?: number
  /** Stands above the rows. */
  readonly children?: ReactNode
}

/** A page of one column while none of its data are known. */
export const AccountSkeleton = ({ path, rows = 2, children, ...page }: AccountSkeletonProps) => (
  <AccountPage title={usePrerenderedTitle(path)} {...page}>
    {children}
    <div aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <SkeletonRow key={row} />
      ))}
    </div>
  </AccountPage>
)

/** What a page is called before it knows more. */
export const usePrerenderedTitle = (path: string): string => {
  const { _ } = useLingui()
  const title = pageTitles[path]
  return title === undefined ? "" : _(title)
}

type AccountPageRest = Partial<Omit<Parameters<typeof playerPage>[1], "path">> & {
  readonly skeleton: Omit<AccountSkeletonProps, "path">
}

export const accountPage = (path: string, { skeleton, ...page }: AccountPageRest): PrerenderedPage =>
  playerPage(<AccountSkeleton path={path} {...skeleton} />, { path, ...page })
