import type { DepositMethod } from "@fakham/core/wallet"
import { Skeleton, SkeletonRow } from "../../../parts/notices/skeleton.tsx"
import { AccountPage } from "../../page/layout/account-page.tsx"
import { useMethodTitle } from "./deposit-methods.ts"

/** The page of one way to bring money in, while nothing of it is known. */
export const MethodSkeleton = ({ method }: { readonly method: DepositMethod }) => (
  <DepositSkeleton title={useMethodTitle(method)} />
)

export const DepositSkeleton = ({ title }: { readonly title: string }) => (
  <AccountPage title={title} backTo="/credit/deposit">
    <div aria-busy="true">
      <SkeletonRow />
      <Skeleton shape="title" />
      <SkeletonRow />
      <SkeletonRow />
    </div>
  </AccountPage>
)
