import { Trans } from "@lingui/react/macro"
import { makeStarField } from "../parts/sky/star-field.ts"

/** Versions by browser: the oldest in which the site runs. */
export type LeastBrowsers = Readonly<Record<"chrome" | "safari" | "firefox", string>>

/** What the host puts in its place: addresses of this request. */
const chat = "%chat%"
const wanted = "%wanted%"

const playStore = "https://play.google.com/store/apps/details?id=com.android.chrome"

/**
 * Shown by browsers that lack what the site needs: without scripts, in plain elements that `ui/public/update.css` draws in
 * words that old browsers know.
 */
export const UpdatePage = ({ chrome, safari, firefox }: LeastBrowsers) => (
  <main>
    <svg className="stars" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {makeStarField(60).map(({ path, width, opacity }) => (
        <path key={path} d={path} strokeWidth={width} opacity={opacity} />
      ))}
    </svg>
    <h1>
      <Trans>This browser is too old for the site</Trans>
    </h1>
    <p>
      <Trans>Your money and slips aren't affected. Update your browser, or use another one.</Trans>
    </p>
    <dl>
      <dt>
        <Trans>iPhone and iPad</Trans>
      </dt>
      <dd>
        <Trans>Settings, General, Software Update: iOS {safari} or newer. Other browsers need it there too.</Trans>
      </dd>
      <dt>
        <Trans>Android</Trans>
      </dt>
      <dd>
        <Trans>
          Chrome {chrome} or newer: <a href={playStore}>update Chrome</a>
        </Trans>
      </dd>
      <dt>
        <Trans>Computer</Trans>
      </dt>
      <dd>
        <Trans>
          Chrome or Edge {chrome}, Safari {safari} or Firefox {firefox}, or newer:{" "}
          <a href="https://www.google.com/chrome/">get Chrome</a>
        </Trans>
      </dd>
      <dt>
        <Trans>The address, for another browser</Trans>
      </dt>
      <dd className="address">{wanted}</dd>
    </dl>
    <p className="ways">
      <a className="gold" href={wanted}>
        <Trans>Open page again</Trans>
      </a>
      <a className="chat" href={chat}>
        <Trans>Chat with our team</Trans>
      </a>
    </p>
  </main>
)
