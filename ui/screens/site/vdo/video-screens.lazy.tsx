import { type Video, videoNamed } from "@fakham/core/site"
import { Trans, useLingui } from "@lingui/react/macro"
import { useParams } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { parts } from "../../../app/parts.ts"
import { usePart, useResource } from "../../../app/use-visit.ts"
import { InLanguage } from "../../../parts/chrome/in-language.tsx"
import { Section } from "../../../parts/chrome/section.tsx"
import { TwoColumns } from "../../../parts/chrome/two-columns.tsx"
import { UnreadList } from "../../../parts/notices/unread-list.tsx"
import { usePageTitle } from "../../page/brand/page-title.ts"
import { AccountPage } from "../../page/layout/account-page.tsx"
import { NothingHere } from "../../page/nothing-here.ts"
import { ClipLinks } from "./clip-links.tsx"
import { VideoPlayer } from "./video-player.tsx"

/** All clips of the operator. */
export const VideosScreen = () => (
  <InLanguage>
    <AllVideos />
  </InLanguage>
)

const AllVideos = () => {
  const { t } = useLingui()
  usePageTitle(t`Videos`)
  return (
    <WithVideos>
      {(videos) => (
        <AccountPage title={t`Videos`} backTo="/how-to" wide>
          {videos.length === 0 ? (
            <p className="sub">
              <Trans>There are no videos yet.</Trans>
            </p>
          ) : (
            <ClipLinks videos={videos} all />
          )}
        </AccountPage>
      )}
    </WithVideos>
  )
}

/** One clip, with the ways to the others. */
export const VideoScreen = () => (
  <InLanguage>
    <OneVideo />
  </InLanguage>
)

const OneVideo = () => {
  const { vdoName } = useParams({ from: "/_shell/vdo/$vdoName" })
  return (
    <WithVideos>
      {(videos) => {
        const video = videoNamed(videos, vdoName)
        return video === undefined ? <NothingHere /> : <VideoPage key={vdoName} video={video} videos={videos} />
      }}
    </WithVideos>
  )
}

const VideoPage = ({ video, videos }: { readonly video: Video; readonly videos: ReadonlyArray<Video> }) => {
  const { t } = useLingui()
  const title = video.title || t`Video`
  const others = videos.filter((other) => other.vdoName !== video.vdoName)
  usePageTitle(title)
  return (
    <AccountPage title={title} backTo="/vdo" wide>
      <TwoColumns>
        <VideoPlayer video={video} title={title} />
        {others.length === 0 ? null : (
          <Section title={<Trans>Other videos</Trans>}>
            <ClipLinks videos={others} />
          </Section>
        )}
      </TwoColumns>
    </AccountPage>
  )
}

type WithVideosProps = { readonly children: (videos: ReadonlyArray<Video>) => ReactNode }

/** Until the list has come, the page says how far it is. */
const WithVideos = ({ children }: WithVideosProps) => {
  const { t } = useLingui()
  const { data: videos, hasFailed, isNotOffered, retry } = useResource(usePart(parts.videos))
  return videos === undefined ? (
    <AccountPage title={t`Videos`} backTo="/how-to">
      <UnreadList hasFailed={hasFailed} isNotOffered={isNotOffered} onRetry={retry} />
    </AccountPage>
  ) : (
    children(videos)
  )
}
