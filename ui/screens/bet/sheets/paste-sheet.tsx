import { type PasteDoubt, type PastedLine, type PasteSetting, paste } from "@fakham/core/poy/paste"
import { Plural, Trans, useLingui } from "@lingui/react/macro"
import { useDeferredValue, useMemo, useState } from "react"
import { Button } from "../../../parts/controls/button.tsx"
import { Segmented } from "../../../parts/controls/segmented.tsx"
import { Sheet } from "../../../parts/controls/sheet.tsx"
import { Money } from "../../../parts/money/money.tsx"
import { moneyText } from "../../../parts/money/money-text.ts"
import { Plate } from "../../../parts/plates/plate.tsx"
import { useBetTypeName } from "../../../words/bet-type-name.ts"
import { useBetTable } from "../bet-table.ts"
import styles from "./paste-sheet.module.css"

type PasteSheetProps = { readonly begun: string; readonly onClose: () => void }

const shown = 200

/** A slip as dealers write it, read line by line before anything of it is added. */
export const PasteSheet = ({ begun, onClose }: PasteSheetProps) => {
  const { t } = useLingui()
  const { betting } = useBetTable()
  const [text, setText] = useState(begun)
  const [secondPrice, setSecondPrice] = useState<PasteSetting["secondPrice"]>("bottom")
  const read = useDeferredValue(text)
  const pasted = useMemo(() => paste(read, { secondPrice }), [read, secondPrice])
  const add = () => {
    const leftOut = pasted.lines.filter(({ as }) => as === "notRead" || as === "doubted").map((line) => line.text)
    betting.send({ type: "text.read", bets: pasted.bets, leftOut })
    onClose()
  }
  const unread = pasted.lines.filter(({ as }) => as === "notRead")
  const doubted = pasted.doubts
  const ignored = pasted.lines.filter(({ as }) => as === "ignored").length
  return (
    <Sheet
      title={t`Paste a slip`}
      caption={<Trans>As it stands in the chat: it is read before anything is added</Trans>}
      onClose={onClose}
      foot={
        <div className={styles.foot}>
          <div>
            <span className="cap">
              <Plural value={pasted.count} one="# line" other="# lines" />
            </span>
            <p>
              <Money satang={pasted.stake} size="l" />
            </p>
          </div>
          <Button tone="gold" blocked={pasted.count === 0} onClick={add}>
            <Trans>Add to the slip</Trans>
          </Button>
        </div>
      }
    >
      <textarea
        className={styles.text}
        aria-label={t`Text of the slip`}
        rows={6}
        value={text}
        placeholder={"123=20x20\n45 บนล่าง 10"}
        onChange={(event) => setText(event.target.value)}
      />
      {text === "" ? null : (
        <p className={styles.clear}>
          <Button tone="quiet" small onClick={() => setText("")}>
            <Trans>Clear</Trans>
          </Button>
        </p>
      )}
      <output>
        {unread.length === 0 ? null : (
          <section className={styles.unread}>
            <h3>
              <Trans>Not understood</Trans>
            </h3>
            <p className="cap">
              <Plural
                value={unread.length}
                one="# line that will not be added"
                other="# lines that will not be added"
              />
            </p>
            <ul>
              {unread.slice(0, shown).map(({ at, text: line }) => (
                <li key={at}>{line}</li>
              ))}
            </ul>
            <More than={unread.length} />
          </section>
        )}
      </output>
      {doubted.length === 0 ? null : (
        <Doubted lines={doubted} secondPrice={secondPrice} onSecondPrice={setSecondPrice} />
      )}
      {ignored === 0 ? null : (
        <p className="cap">
          <Plural value={ignored} one="# line is a date or a heading" other="# lines are dates or headings" />
        </p>
      )}
      <ReadBets lines={pasted.lines} />
    </Sheet>
  )
}

type DoubtedProps = {
  readonly lines: ReadonlyArray<PasteDoubt>
  readonly secondPrice: PasteSetting["secondPrice"]
  readonly onSecondPrice: (secondPrice: PasteSetting["secondPrice"]) => void
}

/** Lines that can be read in more than one way: they are not added. */
const Doubted = ({ lines, secondPrice, onSecondPrice }: DoubtedProps) => {
  const { t } = useLingui()
  return (
    <section className={styles.doubted}>
      <h3>
        <Trans>Please look again</Trans>
      </h3>
      <ul>
        {lines.slice(0, shown).map(({ at, text }) => (
          <li key={at}>
            <b>{text}</b>
          </li>
        ))}
      </ul>
      <More than={lines.length} />
      <Segmented
        label={t`What the second price is for`}
        value={secondPrice}
        onChange={onSecondPrice}
        options={[
          { value: "bottom", label: <Trans>Second is bottom</Trans> },
          { value: "reverse", label: <Trans>Second is reversed</Trans> },
        ]}
      />
    </section>
  )
}

const ReadBets = ({ lines }: { readonly lines: ReadonlyArray<PastedLine> }) => {
  const name = useBetTypeName()
  const bets = lines.flatMap((line) => line.bets)
  if (bets.length === 0) return null
  return (
    <section className={styles.read}>
      <h3>
        <Trans>Understood</Trans>
      </h3>
      <ul>
        {bets.slice(0, shown).map(({ option, number, price }, at) => (
          <li key={at}>
            <Plate number={number} size="s" />
            <span>{name(option)}</span>
            <span className="num">{moneyText(price)}</span>
          </li>
        ))}
      </ul>
      <More than={bets.length} />
    </section>
  )
}

/** How many are not shown: nobody reads ten thousand, and a phone does not draw them. */
const More = ({ than }: { readonly than: number }) => (than > shown ? <p className="cap">+{than - shown}</p> : null)
