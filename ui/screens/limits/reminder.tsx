import { type ReminderMinutes, reminderMinutes } from "@fakham/core/limits"
import { Trans, useLingui } from "@lingui/react/macro"
import { Section } from "../../parts/chrome/section.tsx"
import { Segmented } from "../../parts/controls/segmented.tsx"
import type { LimitsActor } from "./limits-actor.ts"

type ReminderProps = { readonly actor: LimitsActor; readonly every: ReminderMinutes | undefined }

/** How often the time played is told. */
export const Reminder = ({ actor, every }: ReminderProps) => {
  const { t } = useLingui()
  return (
    <Section title={<Trans>Remind me every</Trans>}>
      <Segmented
        label={t`Playtime reminder`}
        value={String(every ?? "off")}
        onChange={(chosen) =>
          actor.send({ type: "reminder.chosen", every: reminderMinutes.find((one) => String(one) === chosen) })
        }
        options={[
          ...reminderMinutes.map((minutes) => ({ value: String(minutes), label: <Trans>{minutes} min</Trans> })),
          { value: "off", label: <Trans>Off</Trans> },
        ]}
      />
    </Section>
  )
}
