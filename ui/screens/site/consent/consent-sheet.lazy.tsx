import { type Consent, type ConsentActor, everything, onlyNecessary, type Purpose } from "@fakham/core/site"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { pageParts, usePagePart } from "../../../app/page-parts.ts"
import { Button } from "../../../parts/controls/button.tsx"
import { Notice } from "../../../parts/notices/notice.tsx"
import { SheetInTurn } from "../../../parts/sheets/sheet.tsx"
import styles from "./consent-sheet.module.css"
import { Use } from "./use.tsx"

/** What data is used for, with a switch for all that the site can do without; every answer weighs the same. */
export const ConsentSheet = ({ consent }: { readonly consent: ConsentActor }) => {
  const { t } = useLingui()
  const { asked, fullText } = usePagePart(pageParts.consent)
  const given = useSelector(consent, ({ context }) => context.given)
  const [chosen, setChosen] = useState(given ?? onlyNecessary)
  const choose = (what: Consent) => consent.send({ type: "choice.made", consent: what })
  const switchOf = (purpose: Purpose) => ({
    isOn: chosen[purpose],
    onSwitch: (isOn: boolean) => setChosen({ ...chosen, [purpose]: isOn }),
  })
  return (
    <SheetInTurn
      turn="consent"
      kind="auto"
      title={t`Your data`}
      caption={<Trans>Choose what we may use. Your play is the same either way.</Trans>}
      onClose={() => consent.send({ type: "question.closed" })}
      foot={
        <div className={styles.acts}>
          <Button tone="outline" block onClick={() => choose(onlyNecessary)}>
            <Trans>Necessary only</Trans>
          </Button>
          <Button tone="outline" block onClick={() => choose(everything)}>
            <Trans>Accept all</Trans>
          </Button>
          <Button tone="outline" block onClick={() => choose(chosen)}>
            <Trans>Save my choices</Trans>
          </Button>
          {fullText === undefined ? null : (
            <a href={fullText} target="_blank" rel="noopener">
              <Trans>Read the full privacy policy</Trans>
            </a>
          )}
        </div>
      }
    >
      <Use
        title={<Trans>Necessary</Trans>}
        about={<Trans>Login, balance, unplaced slips, language and theme. The site can't work without it.</Trans>}
      />
      {asked.includes("statistics") ? (
        <Use
          title={<Trans>Statistics</Trans>}
          about={
            <Trans>
              Which pages are opened and how quickly, to see what is hard to find or slow. No name, no balance, no
              numbers you bet on.
            </Trans>
          }
          {...switchOf("statistics")}
        />
      ) : null}
      {asked.includes("device") ? (
        <Use
          title={<Trans>Device recognition</Trans>}
          about={<Trans>Your device and browser model, so we can warn you when an unknown device logs in.</Trans>}
          {...switchOf("device")}
        />
      ) : null}
      <Notice>
        <Trans>
          Change this any time under <b>My account, Your data</b>. Turning off is as easy as turning on.
        </Trans>
      </Notice>
    </SheetInTurn>
  )
}
