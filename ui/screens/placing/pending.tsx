import { Trans } from "@lingui/react/macro"
import { Button } from "../../parts/controls/button.tsx"
import { warning } from "../../parts/controls/icon.tsx"
import { Banner } from "../../parts/notices/banner.tsx"
import type { usePlacing } from "./use-placing.ts"

/** A slip whose outcome is not known yet must not be forgotten while the player goes on. */
export const Pending = ({ placing }: { readonly placing: ReturnType<typeof usePlacing> }) =>
  placing.pending === undefined || placing.input !== undefined ? null : (
    <Banner
      icon={warning}
      action={
        <Button tone="quiet" small onClick={placing.check}>
          <Trans>Check now</Trans>
        </Button>
      }
    >
      <Trans>It is not known yet whether your last slip was placed.</Trans>
    </Banner>
  )
