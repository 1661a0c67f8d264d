import { avatarOf } from "@fakham/core/identity"
import { useState } from "react"
import styles from "./avatar.module.css"
import { AvatarPicture } from "./avatar.tsx"
import { AvatarStars } from "./avatar-stars.tsx"

type PlayerPictureProps = {
  readonly player: { readonly avatar: string; readonly name: string; readonly userName: string }
  readonly large?: boolean
}

/** The picture a player has: stars of ours or the operator's, and the letters of their name where there is none. */
export const PlayerPicture = ({ player, large = false }: PlayerPictureProps) => {
  const [missing, setMissing] = useState<string>()
  const picture = avatarOf(player.avatar)
  if (picture?.kind === "constellation")
    return (
      <span className={large ? styles.large : styles.avatar} aria-hidden="true">
        <AvatarStars of={picture.name} />
      </span>
    )
  if (picture === undefined || picture.address === missing)
    return <AvatarPicture name={player.name || player.userName} large={large} />
  return (
    <span className={large ? styles.large : styles.avatar} aria-hidden="true">
      <img
        src={picture.address}
        alt=""
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setMissing(picture.address)}
      />
    </span>
  )
}
