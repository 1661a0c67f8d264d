import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { Brand } from "../../../parts/chrome/brand.tsx"
import { formHeading } from "../../../parts/chrome/sheet-form.tsx"
import { Moon } from "../../../parts/sky/moon.tsx"
import { Sky } from "../../../parts/sky/sky.tsx"
import { useBrand } from "../../page/brand/page-title.ts"
import styles from "./external.module.css"

/** A page for the iframe of another site: the brand in the sky, and what is said below it. */
export const ExternalPage = ({ heading, children }: { readonly heading: ReactNode; readonly children: ReactNode }) => (
  <div className={styles.page}>
    <Sky stars={60} />
    <header className={styles.brand}>
      <Brand name={useBrand()} />
    </header>
    <svg className={styles.bridge} viewBox="0 0 358 190" aria-hidden="true">
      <path d="M40 150L110 112L150 56M208 56L248 112L318 84" />
      <path data-gap="" d="M158 56h42" />
    </svg>
    <main className={styles.text}>
      <h1 className={formHeading}>{heading}</h1>
      {children}
    </main>
  </div>
)

export const ExternalWaiting = () => (
  <ExternalPage heading={<Trans>Log in</Trans>}>
    <output className={styles.waiting}>
      <Moon share={0.4} size={24} state="checking" />
      <Trans>Checking your login…</Trans>
    </output>
  </ExternalPage>
)
