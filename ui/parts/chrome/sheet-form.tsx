import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { Sky } from "../sky/sky.tsx"
import styles from "./sheet-form.module.css"

type SheetFormProps = {
  readonly brand: ReactNode
  /** The way to the other form: sign up, log in. */
  readonly topRight?: ReactNode
  /** What the sky shows. */
  readonly figure?: ReactNode
  /** What the figure says, in words. */
  readonly caption?: ReactNode
  readonly children: ReactNode
  readonly languages?: ReactNode
  /** For longer forms: less sky on the phone. */
  readonly short?: boolean
}

/** The way in: a sky with a figure, and a form on a sheet below it; on wide screens the form is a column at the side. */
export const SheetForm = ({ brand, topRight, figure, caption, children, languages, short = false }: SheetFormProps) => (
  <div className={classNames(styles.page, short && styles.short)}>
    <header className={styles.bar}>
      {brand}
      {topRight !== undefined && <div className={styles.topRight}>{topRight}</div>}
    </header>
    <main className={styles.main}>
      <div className={styles.stage}>
        <Sky stars={103}>
          <div className={styles.figure}>{figure}</div>
        </Sky>
        {caption !== undefined && <p className={styles.caption}>{caption}</p>}
      </div>
      <div className={styles.form}>
        {children}
        {languages}
      </div>
    </main>
  </div>
)

type LanguageRowProps = {
  readonly label: string
  readonly languages: ReadonlyArray<{ readonly lang: string; readonly name: string; readonly current: boolean }>
  readonly onChoose: (lang: string) => void
}

/** The languages side by side, each in its own script. */
export const LanguageRow = ({ label, languages, onChoose }: LanguageRowProps) => (
  <nav className={styles.languages} aria-label={label}>
    {languages.map(({ lang, name, current }) => (
      <button key={lang} type="button" lang={lang} aria-current={current || undefined} onClick={() => onChoose(lang)}>
        {name}
      </button>
    ))}
  </nav>
)

export const formHeading = styles.heading
export const formLede = styles.lede
