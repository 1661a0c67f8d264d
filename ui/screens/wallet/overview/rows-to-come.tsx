import { SkeletonRow } from "../../../parts/notices/skeleton.tsx"

/** As many rows of the wallet as are on their way. */
export const RowsToCome = ({ count }: { readonly count: number }) => (
  <div aria-busy="true">
    {Array.from({ length: count }, (_, row) => (
      <SkeletonRow key={row} />
    ))}
  </div>
)
