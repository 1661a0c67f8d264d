import { type FindableGame, type GameKind, gameKinds, type Partner, partners, rulesOf } from "@fakham/core/games"
import { Trans, useLingui } from "@lingui/react/macro"
import { Chip } from "../../../parts/controls/chip.tsx"
import { ChipLine } from "../parts/games-page.tsx"
import { KindName } from "../parts/kind-name.tsx"
import styles from "./lobby.module.css"

type KindTabsProps = { readonly kind: GameKind | undefined; readonly onKind: (kind: GameKind | undefined) => void }

/** One kind of games, or what is recommended of all. */
export const KindTabs = ({ kind, onKind }: KindTabsProps) => {
  const { t } = useLingui()
  return (
    <fieldset className={styles.tabs}>
      <legend className="vh">{t`Game types`}</legend>
      {[undefined, ...gameKinds].map((one) => (
        <button key={one ?? "any"} type="button" aria-pressed={kind === one} onClick={() => onKind(one)}>
          {one === undefined ? <Trans>Recommended</Trans> : <KindName of={one} />}
        </button>
      ))}
    </fieldset>
  )
}

type PartnerChipsProps = {
  readonly games: ReadonlyArray<FindableGame>
  readonly partner: Partner | undefined
  readonly onPartner: (partner: Partner | undefined) => void
}

/** The partners who offer any game. */
export const PartnerChips = ({ games, partner, onPartner }: PartnerChipsProps) => {
  const { t } = useLingui()
  const offering = new Set(games.map((game) => game.partner))
  return (
    <ChipLine label={t`Providers`}>
      <Chip pressed={partner === undefined} onClick={() => onPartner(undefined)}>
        <Trans>All providers</Trans>
      </Chip>
      {partners
        .filter((one) => offering.has(one))
        .map((one) => (
          <Chip key={one} pressed={partner === one} onClick={() => onPartner(one)}>
            {rulesOf(one).name}
          </Chip>
        ))}
    </ChipLine>
  )
}
