import styles from "./brand.module.css"

/** The mark: a moon with the evening star in its dark part. */
const BrandMark = () => (
  <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
    <path d="M18.6 3.6A11.2 11.2 0 1 0 24.6 17 9.6 9.6 0 0 1 18.6 3.6zM22.2 4.2c.4 2.7 1.9 4.2 4.6 4.6-2.7.4-4.2 1.9-4.6 4.6-.4-2.7-1.9-4.2-4.6-4.6 2.7-.4 4.2-1.9 4.6-4.6z" />
  </svg>
)

export const Brand = ({ name }: { readonly name: string }) => (
  <span className={styles.brand}>
    <BrandMark />
    <span>{name}</span>
  </span>
)
