import type { Player } from "@fakham/core"
import { avatarOf, type ConstellationName, constellationAvatar, constellations } from "@fakham/core/identity"
import { Trans, useLingui } from "@lingui/react/macro"
import { PlayerPicture } from "../../../parts/avatar/player-picture.lazy.tsx"
import { buttonClass } from "../../../parts/controls/button.tsx"
import { pictureIcon } from "../../../parts/icons/account-icons.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import styles from "./edit.module.css"

type AvatarChoiceProps = {
  readonly player: Player
  /** As the operator keeps it. */
  readonly chosen: string
  readonly onChoose: (avatar: string) => void
}

const useConstellationName = (): ((name: ConstellationName) => string) => {
  const { t } = useLingui()
  return (name) =>
    ({
      plough: t`The Plough`,
      chicks: t`The Chicks`,
      crocodile: t`The Crocodile`,
      turtle: t`The Turtle`,
      horse: t`The Horse`,
      junk: t`The Junk`,
      parasol: t`The Parasol`,
      elephant: t`The Elephant`,
      crab: t`The Crab`,
      carp: t`The Carp`,
      house: t`The House`,
      kite: t`The Kite`,
    })[name]
}

/** The player's picture: their letters, one of twelve constellations, or the one they have from the operator. */
export const AvatarChoice = ({ player, chosen, onChoose }: AvatarChoiceProps) => {
  const { t } = useLingui()
  const constellationName = useConstellationName()
  const own =
    avatarOf(player.avatar)?.kind === "picture" ? [{ avatar: player.avatar, name: t`Your current picture` }] : []
  const choices = [
    ...own,
    { avatar: "", name: t`Your initials` },
    ...constellations.map((name) => ({ avatar: constellationAvatar(name), name: constellationName(name) })),
  ]
  return (
    <details className={styles.pictures}>
      <summary>
        <PlayerPicture player={{ ...player, avatar: chosen }} large />
        <span className={buttonClass({ tone: "outline", small: true })}>
          <Icon of={pictureIcon} size="s" />
          <Trans>Change picture</Trans>
        </span>
      </summary>
      <fieldset className={styles.choices}>
        <legend className="vh">
          <Trans>Picture</Trans>
        </legend>
        {choices.map(({ avatar, name }) => (
          <label key={avatar} className={styles.choice} title={name}>
            <input
              className="vh"
              type="radio"
              name="avatar"
              value={avatar}
              checked={avatar === chosen}
              aria-label={name}
              onChange={() => onChoose(avatar)}
            />
            <PlayerPicture player={{ ...player, avatar }} large />
          </label>
        ))}
      </fieldset>
    </details>
  )
}
