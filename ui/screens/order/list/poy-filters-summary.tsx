import { Trans } from "@lingui/react/macro"
import { searchIcon } from "../../../parts/icons/few-icons.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import styles from "./poy-filters.module.css"

/** What opens the search for a slip, with a mark where the list is narrowed by it. */
export const PoyFiltersSummary = ({ isNarrowed = false }: { readonly isNarrowed?: boolean }) => (
  <summary>
    <Icon of={searchIcon} size="s" />
    <Trans>Find a slip</Trans>
    {isNarrowed ? <i aria-hidden="true" /> : null}
  </summary>
)

/** As it stands before the page can be searched. */
export const PoyFiltersShape = () => (
  <details className={styles.filters}>
    <PoyFiltersSummary />
  </details>
)
