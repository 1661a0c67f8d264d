import { type Banner, bannerLeads, bannersToShow, type NewsActor } from "@fakham/core/site"
import { useLingui } from "@lingui/react/macro"
import { Link } from "@tanstack/react-router"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import styles from "./pieces.module.css"

/** Pictures of what the operator wants known, each until it is followed. */
export const Banners = ({ news }: { readonly news: NewsActor }) => {
  const { t } = useLingui()
  const all = useSelector(news, ({ context }) => context.news)
  const seen = useSelector(news, ({ context }) => context.seen)
  const shown = bannersToShow(all, seen)
  if (shown.length === 0) return null
  return (
    <ul className={styles.banners} aria-label={t`Announcements`}>
      {shown.map((banner) => (
        <BannerItem
          key={banner.id}
          banner={banner}
          onClick={() => news.send({ type: "banner.clicked", id: banner.id })}
        />
      ))}
    </ul>
  )
}

const BannerItem = ({ banner, onClick }: { readonly banner: Banner; readonly onClick: () => void }) => {
  const { t } = useLingui()
  const [isPictureLost, setPictureLost] = useState(false)
  const { title, image, url } = banner
  const leads = bannerLeads(banner)
  if (isPictureLost && title === "") return null
  const face = isPictureLost ? (
    <b>{title}</b>
  ) : (
    <img src={image} alt={title || t`Announcement`} loading="lazy" onError={() => setPictureLost(true)} />
  )
  return (
    <li>
      {leads === "within" ? (
        <Link to={url} onClick={onClick}>
          {face}
        </Link>
      ) : leads === "out" ? (
        <a href={url} target="_blank" rel="noopener noreferrer nofollow" onClick={onClick}>
          {face}
        </a>
      ) : (
        face
      )}
    </li>
  )
}
