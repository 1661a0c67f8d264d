import { isSelfExclusion, isTyped, type PlayBreakKind } from "@fakham/core/limits"
import { Trans, useLingui } from "@lingui/react/macro"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { Section } from "../../parts/chrome/section.tsx"
import { Button } from "../../parts/controls/button.tsx"
import { Segmented } from "../../parts/controls/segmented.tsx"
import { Field } from "../../parts/fields/field.tsx"
import { LastYesSheet } from "../../parts/sheets/last-yes-sheet.tsx"
import { Sheet } from "../../parts/sheets/sheet.tsx"
import styles from "./limits.module.css"
import type { LimitsActor } from "./limits-actor.ts"

const short = ["timeOut24h", "timeOut7d", "timeOut30d"] as const
const long = ["exclusion6m", "exclusion1y", "exclusion5y"] as const

const useBreakName = (): ((kind: PlayBreakKind) => string) => {
  const { t } = useLingui()
  return (kind) =>
    ({
      timeOut24h: t`24 hours`,
      timeOut7d: t`7 days`,
      timeOut30d: t`30 days`,
      exclusion6m: t`6 months`,
      exclusion1y: t`1 year`,
      exclusion5y: t`5 years`,
    })[kind]
}

/** Breaks from play, none of which can be taken back. */
export const Breaks = ({ actor }: { readonly actor: LimitsActor }) => {
  const name = useBreakName()
  const isBusy = useSelector(actor, (state) => state.hasTag("busy"))
  const isReviewing = useSelector(actor, (state) => state.matches("reviewingBreak"))
  const kind = useSelector(actor, ({ context: { wish } }) => (wish?.type === "takeBreak" ? wish.kind : undefined))
  return (
    <>
      <Section title={<Trans>A short break</Trans>}>
        <p className="sub">
          <Trans>No deposits or bets until it ends. You can withdraw as usual. It can't be cancelled.</Trans>
        </p>
        <div className={styles.breaks}>
          {short.map((one) => (
            <button
              key={one}
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() => actor.send({ type: "break.chosen", kind: one })}
            >
              {name(one)}
            </button>
          ))}
        </div>
      </Section>
      <Section title={<Trans>Stop playing for long</Trans>}>
        <div className={styles.stop}>
          <p className="sub">
            <Trans>6 months or longer. You can withdraw your full balance.</Trans>
          </p>
          <Button
            tone="danger"
            block
            blocked={isBusy}
            onClick={() => actor.send({ type: "break.chosen", kind: "exclusion6m" })}
          >
            <Trans>Self-exclude</Trans>
          </Button>
          <p className="cap">
            <Trans>
              Feeling it's too much? Call the mental health hotline <b className="num">1323</b>
            </Trans>
          </p>
        </div>
      </Section>
      {!isReviewing || kind === undefined ? null : isSelfExclusion(kind) ? (
        <Exclusion actor={actor} kind={kind} />
      ) : (
        <ShortBreak actor={actor} kind={kind} />
      )}
    </>
  )
}

type ReviewProps = { readonly actor: LimitsActor; readonly kind: PlayBreakKind }

const ShortBreak = ({ actor, kind }: ReviewProps) => {
  const { t } = useLingui()
  const length = useBreakName()(kind)
  return (
    <LastYesSheet
      title={t`${length} break`}
      yes={<Trans>Start break</Trans>}
      no={<Trans>Not now</Trans>}
      onYes={() => actor.send({ type: "break.agreed" })}
      onNo={() => actor.send({ type: "break.declined" })}
    >
      <p className="sub">
        <Trans>It starts at once. Neither you nor we can cancel or shorten it.</Trans>
      </p>
    </LastYesSheet>
  )
}

/** So long a break is typed out, so that no slip of a finger begins it. */
const Exclusion = ({ actor, kind }: ReviewProps) => {
  const { t } = useLingui()
  const name = useBreakName()
  const [typed, setTyped] = useState("")
  const words = t`stop playing`
  const typedOut = isTyped(typed, words)
  const decline = () => actor.send({ type: "break.declined" })
  return (
    <Sheet kind="auto" title={t`Stop playing for long`} onClose={decline}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (typedOut) actor.send({ type: "break.agreed" })
        }}
      >
        <Segmented
          label={t`For how long`}
          value={kind}
          onChange={(chosen) => actor.send({ type: "break.chosen", kind: chosen })}
          options={long.map((one) => ({ value: one, label: name(one) }))}
        />
        <p className="sub">
          <Trans>It starts at once. Neither you nor we can cancel or shorten it.</Trans>
        </p>
        <Field
          label={t`Type “${words}” to continue`}
          name="words"
          autoComplete="off"
          autoCapitalize="none"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button tone="danger" block type="submit" blocked={!typedOut}>
          <Trans>Stop playing</Trans>
        </Button>
        <Button tone="quiet" block onClick={decline}>
          <Trans>Not now</Trans>
        </Button>
      </form>
    </Sheet>
  )
}
