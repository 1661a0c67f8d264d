import styles from "./brand.module.css"

/** The mark stands in the document itself, for it is the brand's. */
export const BrandMark = () => (
  <svg className={styles.mark} aria-hidden="true">
    <use href="#mark" />
  </svg>
)

export const Brand = ({ name }: { readonly name: string }) => (
  <span className={styles.brand}>
    <BrandMark />
    <span>{name}</span>
  </span>
)
