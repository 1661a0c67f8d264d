import { languageName, languageTag } from "@fakham/core"
import { captionsOf, type Video, watchedOf } from "@fakham/core/site"
import { Trans, useLingui } from "@lingui/react/macro"
import { useRef, useState } from "react"
import { useLocale } from "../../../locales/use-short-date.ts"
import { playIcon } from "../../../parts/icons/account-icons.ts"
import { Icon } from "../../../parts/icons/icon.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { Poster } from "./poster.tsx"
import styles from "./vdo.module.css"

type PlayerProps = { readonly video: Video; readonly title: string }

/** A clip of the site plays on its page; one that lies elsewhere opens there. */
export const VideoPlayer = ({ video, title }: PlayerProps) => {
  const watched = watchedOf(video)
  if (watched === "here") return <PlayedHere video={video} title={title} />
  if (watched === "elsewhere") return <OpenedElsewhere video={video} />
  return <Lost />
}

const PlayedHere = ({ video, title }: PlayerProps) => {
  const { t } = useLingui()
  const locale = useLocale()
  const { url, poster } = video
  const captions = captionsOf(video, locale)
  const clip = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<"waiting" | "started" | "lost">("waiting")
  if (state === "lost") return <Lost />
  return (
    <div className={styles.player} data-theme="dark">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- clips have no sound; some say in words what is seen */}
      <video
        ref={clip}
        src={url}
        poster={poster}
        aria-label={title}
        controls
        preload="none"
        playsInline
        onPlay={() => setState("started")}
        onError={() => setState("lost")}
      >
        {captions === undefined ? null : (
          <track
            default
            key={captions}
            kind="captions"
            src={captions}
            srcLang={languageTag[locale]}
            label={languageName[locale]}
          />
        )}
      </video>
      {state === "started" ? null : (
        <button
          type="button"
          className={styles.play}
          aria-label={t`Play the video`}
          onClick={() => {
            clip.current?.focus()
            clip.current?.play().catch(() => undefined)
          }}
        >
          <Icon of={playIcon} />
        </button>
      )}
    </div>
  )
}

const OpenedElsewhere = ({ video: { url, poster } }: { readonly video: Video }) => (
  <a className={styles.elsewhere} href={url} target="_blank" rel="noreferrer">
    <span className={styles.player} data-theme="dark">
      <Poster of={poster} className={styles.large} />
      <span className={styles.play}>
        <Icon of={playIcon} />
      </span>
    </span>
    <Trans>Watch on another site</Trans>
  </a>
)

const Lost = () => (
  <Notice tone="bad">
    <Trans>This video can't be played right now.</Trans>
  </Notice>
)
