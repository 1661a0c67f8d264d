import { Trans, useLingui } from "@lingui/react/macro"
import { type ComponentProps, createElement, type FunctionComponent, useEffect, useState } from "react"
import { nextTask } from "../../../app/next-task.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { Sheet } from "../../../parts/sheets/sheet.tsx"

type Closable = { readonly onClose: () => void }
export type MissingProps = Closable & { readonly onRetry: () => void }
type LazySheet<Props> = FunctionComponent<Props> & { readonly fetch: () => Promise<unknown> }

/** A sheet whose code is fetched apart from its page; when it cannot be fetched that is said in its place alone. */
export const lazySheet = <Props extends Closable>(
  fetchModule: () => Promise<FunctionComponent<Props>>,
  Missing: FunctionComponent<MissingProps> = SheetMissing,
): LazySheet<Props> => {
  let fetched: FunctionComponent<Props> | undefined
  const fetch = async () => {
    fetched ??= await fetchModule()
  }
  const Lazy = (props: Props) => {
    const [code, setCode] = useState<"awaited" | "here" | "missing">(fetched === undefined ? "awaited" : "here")
    useEffect(() => {
      let isWanted = code === "awaited"
      const mark = (became: "here" | "missing") => () => isWanted && setCode(became)
      if (isWanted) void fetch().then(mark("here"), mark("missing"))
      return () => {
        isWanted = false
      }
    }, [code])
    if (code === "missing") return <Missing onRetry={() => setCode("awaited")} onClose={props.onClose} />
    return code === "here" && fetched !== undefined ? createElement(fetched, props) : null
  }
  return Object.assign(Lazy, { fetch })
}

const delayMs = 1_500

/** Fetches sheets once the page stands, so that they open at once, and without a connection too. */
export const useFetchedAhead = (...sheets: ReadonlyArray<LazySheet<never>>): void => {
  useEffect(() => {
    const timer = setTimeout(async () => {
      for (const { fetch } of sheets) {
        fetch().catch(() => {})
        await nextTask()
      }
    }, delayMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a page has the same sheets as long as it stands
  }, [])
}

type MissingSheetProps = MissingProps & Pick<ComponentProps<typeof Sheet>, "title" | "caption" | "children">

/** In the place of a sheet that could not be fetched: what that means, and trying again. */
export const MissingSheet = ({ onRetry, children, ...sheet }: MissingSheetProps) => (
  <Sheet
    {...sheet}
    kind="auto"
    foot={
      <Button tone="outline" block onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    }
  >
    <p className="sub">{children}</p>
  </Sheet>
)

const SheetMissing = (missing: MissingProps) => {
  const { t } = useLingui()
  return (
    <MissingSheet {...missing} title={t`Couldn't open this`}>
      <Trans>Part of this page didn't load. Your money and slips aren't affected.</Trans>
    </MissingSheet>
  )
}
