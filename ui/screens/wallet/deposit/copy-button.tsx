import { Trans } from "@lingui/react/macro"
import { type ReactNode, useState } from "react"
import { Button, type ButtonTone } from "../../../parts/controls/button.tsx"
import { copyIcon } from "../../../parts/icons/wallet-icons.ts"

type CopyButtonProps = {
  readonly text: string
  readonly tone: ButtonTone
  readonly block?: boolean
  readonly children: ReactNode
}

/** Copies a text, and says whether it did. */
export const CopyButton = ({ text, tone, block = false, children }: CopyButtonProps) => {
  const [isCopied, setCopied] = useState<boolean>()
  const write = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <>
      <Button tone={tone} block={block} small={!block} icon={copyIcon} onClick={() => void write()}>
        {isCopied === true ? <Trans>Copied</Trans> : children}
      </Button>
      <output className={isCopied === false ? "cap" : "vh"}>
        {isCopied === undefined ? null : isCopied ? (
          <Trans>Copied</Trans>
        ) : (
          <Trans>Couldn't copy. Select it and copy it yourself.</Trans>
        )}
      </output>
    </>
  )
}
