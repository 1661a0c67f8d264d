import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { useLingui } from "@lingui/react/macro"
import { Sheet } from "../../../parts/sheets/sheet.tsx"
import styles from "./register.module.css"

export type OwnTextName = "terms" | "privacy"

/** What stands where an operator names no text of its own: nothing that the site itself does not do. */
const texts: Readonly<
  Record<OwnTextName, { readonly title: MessageDescriptor; readonly points: ReadonlyArray<MessageDescriptor> }>
> = {
  terms: {
    title: msg`Terms of use`,
    points: [
      msg`You're 20 or older and play with one account of your own.`,
      msg`Your PIN is yours alone. Anything done with it counts as done by you.`,
      msg`A bet counts once it has been accepted: its slip then has a number, and the rates on it stay.`,
      msg`A slip can be cancelled until shortly before its round closes. A void round is paid back in full.`,
      msg`Winnings go to your wallet by the rates on your slip.`,
      msg`Money comes in from and goes out to bank accounts in your own name, within the limits that are shown.`,
      msg`You can limit what you deposit and lose, or take a break, at any time.`,
    ],
  },
  privacy: {
    title: msg`Privacy policy`,
    points: [
      msg`Your username, phone number and bank accounts are kept to run your account and to pay you.`,
      msg`Deposits, withdrawals, bets and games are kept so that every sum can be traced.`,
      msg`Your browser keeps your login, language, theme and unplaced slips.`,
      msg`Pages are counted and your device is recognised only if you agree. You can change your mind under My account, Your data.`,
      msg`Banks and game providers get what they need for your transfers and games.`,
      msg`Our team tells you what is kept about you, and corrects it.`,
    ],
  },
}

/** The site's own terms, or its own words on data. */
export const OwnText = ({ of, onClose }: { readonly of: OwnTextName; readonly onClose: () => void }) => {
  const { i18n } = useLingui()
  const { title, points } = texts[of]
  return (
    <Sheet kind="auto" title={i18n._(title)} onClose={onClose}>
      <ol className={styles.points}>
        {points.map((point) => (
          <li key={point.id}>{i18n._(point)}</li>
        ))}
      </ol>
    </Sheet>
  )
}
