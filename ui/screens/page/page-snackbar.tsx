import type { OperatorText } from "@fakham/core/site"
import { useSelector } from "@xstate/react"
import { type FunctionComponent, lazy, Suspense } from "react"
import { useApp } from "../../app/app.ts"
import { Snackbar } from "../../parts/notices/snackbar.tsx"

type Words = { readonly of: OperatorText }

/** Where the one cleaner cannot be fetched, the text alone is left. */
const CleanedWords = lazy<FunctionComponent<Words>>(() =>
  import("../../parts/operator-words/operator-words.lazy.tsx").then(
    ({ OperatorWords }) => ({ default: OperatorWords }),
    () => ({ default: ({ of }: Words) => of.words.replaceAll(/<[^>]*>/g, " ") }),
  ),
)

export const PageSnackbar = () => {
  const { snackbar } = useApp()
  const snack = useSelector(snackbar, (state) => state.context.snack)
  if (snack === undefined) return null
  return (
    <Snackbar
      tone={snack.color}
      text={
        snack.isHtml ? (
          <Suspense>
            <CleanedWords of={{ writtenAs: "html", words: snack.txt }} />
          </Suspense>
        ) : (
          snack.txt
        )
      }
      onClose={() => snackbar.send({ type: "snack.closed" })}
      onPause={() => snackbar.send({ type: "attention.given" })}
      onResume={() => snackbar.send({ type: "attention.left" })}
    />
  )
}
