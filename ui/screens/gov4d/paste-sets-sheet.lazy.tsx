import { costOfAll, type ReadSets, readSets, setPrices } from "@fakham/core/gov4d"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { useDeferredValue, useMemo, useState } from "react"
import { Button } from "../../parts/controls/button.tsx"
import { Money } from "../../parts/money/money.tsx"
import { Sheet } from "../../parts/sheets/sheet.tsx"
import { OrderedSets, SetCount } from "../order/placing/set-list.tsx"
import styles from "./paste-sets-sheet.module.css"
import { useTicket4dPage } from "./ticket4d-page-context.ts"

const shown = 200

type PasteSetsSheetProps = { readonly begun: string; readonly onClose: () => void }

/** Many numbers at once as they stand in a chat, read line by line before anything of it is added. */
export const PasteSetsSheet = ({ begun, onClose }: PasteSetsSheetProps) => {
  const { t } = useLingui()
  const { buying, variant } = useTicket4dPage()
  const [text, setText] = useState(begun)
  const late = useDeferredValue(text)
  const read = useMemo(() => readSets(late), [late])
  const price = setPrices[variant]
  const more = read.lines.length - shown
  const add = () => {
    buying.send({ type: "sets.picked", lines: read.lines })
    onClose()
  }
  return (
    <Sheet
      title={t`Paste numbers`}
      caption={<Trans>Number=sets, e.g. 1234=2. You can put several on one line.</Trans>}
      onClose={onClose}
      foot={
        <div className={styles.foot}>
          <div>
            <span className="cap">
              <SetCount lines={read.lines} />
            </span>
            <p>
              <Money satang={costOfAll(read.lines, price)} size="l" />
            </p>
          </div>
          <Button tone="gold" blocked={read.lines.length === 0} onClick={add}>
            <Trans>Add to the slip</Trans>
          </Button>
        </div>
      }
    >
      <textarea
        className={styles.text}
        aria-label={t`Text with numbers`}
        rows={6}
        value={text}
        placeholder={"4827=2\n0916 5510"}
        onChange={(event) => setText(event.target.value)}
      />
      <output>
        <Unread of={read.unread.filter((line) => line.text.trim() !== "")} />
      </output>
      {read.lines.length === 0 ? null : (
        <section className={styles.read}>
          <h3>
            <Trans>Understood</Trans>
          </h3>
          <OrderedSets lines={read.lines.slice(0, shown)} price={price} />
          {more > 0 ? <p className="cap">+{more}</p> : null}
        </section>
      )}
    </Sheet>
  )
}

const Unread = ({ of: unread }: { readonly of: ReadSets["unread"] }) =>
  unread.length === 0 ? null : (
    <section className={styles.unread}>
      <h3>
        <Trans>Unreadable</Trans>
      </h3>
      <p className="cap">
        <Plural value={unread.length} one="# line won't be added" other="# lines won't be added" />
      </p>
      <ul>
        {unread.map(({ row, text }) => (
          <li key={row}>{text}</li>
        ))}
      </ul>
    </section>
  )
