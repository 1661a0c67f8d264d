import { type Consent, everything, onlyNecessary, type Purpose } from "@fakham/core/site"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { type ConsentActor, useAskedPurposes } from "../../composition/use-consent.ts"
import { usePrivacyText } from "../../composition/use-operator-texts.ts"
import { Button } from "../../parts/controls/button.tsx"
import { SheetInTurn } from "../../parts/controls/sheet.tsx"
import { Notice } from "../../parts/notices/notice.tsx"
import styles from "./consent-sheet.module.css"
import { Use } from "./use.tsx"

/** What data is used for, with a switch for all that the site can do without; every answer weighs the same. */
export const ConsentSheet = ({ consent }: { readonly consent: ConsentActor }) => {
  const { t } = useLingui()
  const asked = useAskedPurposes()
  const fullText = usePrivacyText()
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
      caption={<Trans>You choose what we may use. Whatever you choose, you play the same.</Trans>}
      onClose={() => consent.send({ type: "question.closed" })}
      foot={
        <div className={styles.acts}>
          <Button tone="outline" block onClick={() => choose(onlyNecessary)}>
            <Trans>Only what is necessary</Trans>
          </Button>
          <Button tone="outline" block onClick={() => choose(everything)}>
            <Trans>Accept all</Trans>
          </Button>
          <Button tone="outline" block onClick={() => choose(chosen)}>
            <Trans>Use what is switched on above</Trans>
          </Button>
          {fullText === undefined ? null : (
            <a href={fullText} target="_blank" rel="noopener">
              <Trans>All of our privacy policy</Trans>
            </a>
          )}
        </div>
      }
    >
      <Use
        title={<Trans>Necessary</Trans>}
        about={
          <Trans>Login, balance, slips not placed yet, language and colours. The site does not work without it.</Trans>
        }
      />
      {asked.includes("statistics") ? (
        <Use
          title={<Trans>Statistics</Trans>}
          about={
            <Trans>
              Which pages are opened, to see what is hard to find. No name, no balance, no numbers you bet on.
            </Trans>
          }
          {...switchOf("statistics")}
        />
      ) : null}
      {asked.includes("device") ? (
        <Use
          title={<Trans>Knowing the device</Trans>}
          about={
            <Trans>
              The model of your device and browser, to warn you when a strange device comes to your account.
            </Trans>
          }
          {...switchOf("device")}
        />
      ) : null}
      <Notice>
        <Trans>
          You can change your mind at any time under <b>My account, Your data</b>. Switching off is as easy as switching
          on.
        </Trans>
      </Notice>
    </SheetInTurn>
  )
}
