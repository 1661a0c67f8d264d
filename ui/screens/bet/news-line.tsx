import { useLingui } from "@lingui/react/macro"
import { classNames } from "../../parts/class-names.ts"
import { close } from "../../parts/icon.tsx"
import { IconButton } from "../../parts/icon-button.tsx"
import { useBetTable, useBetting } from "./bet-table.ts"
import styles from "./news-line.module.css"
import { NewsText } from "./news-text.tsx"

/** The last thing that the slip has to tell, until it was read or something else is to be told. */
export const NewsLine = () => {
  const { t } = useLingui()
  const { betting } = useBetTable()
  const news = useBetting((context) => context.news)
  const told = news !== undefined && news._tag !== "priceRefused"
  return (
    <div className={classNames(told && styles.line)}>
      <output className={styles.text}>{told ? <NewsText news={news} /> : null}</output>
      {told ? (
        <IconButton icon={close} small label={t`Close`} onClick={() => betting.send({ type: "news.told" })} />
      ) : null}
    </div>
  )
}
