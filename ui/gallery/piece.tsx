import type { ReactNode } from "react"
import styles from "./gallery.module.css"

export const GalleryPiece = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.piece}>
    <h2>{title}</h2>
    {children}
  </section>
)

export const GalleryRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
)

export const Stack = ({ children }: { readonly children: ReactNode }) => <div className={styles.stack}>{children}</div>

export const State = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <figure>
    {children}
    <figcaption>{name}</figcaption>
  </figure>
)
