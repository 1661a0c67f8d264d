import { type ReactNode, Suspense, useState } from "react"
import { pageParts, usePagePart } from "../../../app/page-parts.ts"
import { Button, buttonClass } from "../../../parts/controls/button.tsx"
import { lazyExtra } from "../../../parts/lazy-extra.ts"
import type { OwnTextName } from "./own-text.lazy.tsx"

const OwnText = lazyExtra(async () => (await import("./own-text.lazy.tsx")).OwnText)

/** Leads to what is agreed to: the operator's text in another tab, else the site's own above the form. */
export const TextLink = ({ to, children }: { readonly to: OwnTextName; readonly children: ReactNode }) => {
  const address = usePagePart(pageParts.registration).texts[to]
  const [isOpen, setOpen] = useState(false)
  if (address !== undefined)
    return (
      <a href={address} target="_blank" rel="noopener" className={buttonClass({ tone: "quiet", small: true })}>
        {children}
      </a>
    )
  return (
    <>
      <Button tone="quiet" small onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen ? (
        <Suspense>
          <OwnText of={to} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
