import { localeOf } from "@fakham/core"
import { useLingui } from "@lingui/react/macro"
import { classNames } from "../../../parts/class-names.ts"
import styles from "./howto.module.css"
import { pictures } from "./pictures.ts"

export type StepPictureName = keyof typeof pictures

/**
 * A piece of this site, as it is in the language of the page; `npm run assets -- pictures` takes it. Both themes are in the page,
 * so that it is right before any script has run: a browser fetches only what is shown.
 */
export const StepPicture = ({ of }: { readonly of: StepPictureName }) => {
  const { i18n } = useLingui()
  const locale = localeOf(i18n.locale)
  const { width, heights } = pictures[of]
  return (["dark", "light"] as const).map((theme) => (
    <img
      key={theme}
      className={classNames(styles.picture, styles[theme])}
      src={`/pictures/${locale}/${theme}/${of}.webp`}
      width={width}
      height={heights[locale]}
      loading="lazy"
      alt=""
    />
  ))
}
