import type { CompanySettings } from '@tryka/domain'
import { Card, CardBody, CardHead, Field, NativeSelect, Stack, Switch } from '@tryka/ui'

type Preferences = CompanySettings['preferences']
type SwitchName = Exclude<keyof Preferences, 'firstResponseDays'>

const SWITCHES: readonly [SwitchName, string][] = [
  ['blindReviewByDefault', 'New postings begin with blind review'],
  ['verifiedSkillsFirst', 'Verified skills come first in lists'],
  ['requireScorecards', 'An outcome needs every scorecard'],
  ['acknowledgeApplications', 'Confirm each application by mail'],
  ['shareFeedbackWithCandidate', 'Share interview feedback with the candidate'],
  ['recruiterMaySetOutcome', 'Recruiters may set interview outcomes'],
]
const DAYS = Array.from({ length: 30 }, (_, index) => index + 1)

interface PreferencesCardProps {
  preferences: Preferences
  onChange: (preferences: Preferences) => void
  disabled: boolean
}

/** How this company hires. They are saved with the company. */
export function PreferencesCard({ preferences, onChange, disabled }: PreferencesCardProps) {
  return (
    <Card asChild>
      <section aria-labelledby="preferences-card">
        <CardHead>
          <h2 id="preferences-card">Hiring preferences</h2>
        </CardHead>
        <CardBody>
          <Stack gap={4}>
            {SWITCHES.map(([name, label]) => (
              <Switch
                key={name}
                label={label}
                disabled={disabled}
                checked={preferences[name]}
                onCheckedChange={(on) => onChange({ ...preferences, [name]: on })}
              />
            ))}
            <Field label="First reply within" hint="Applications that wait longer head the overview.">
              <NativeSelect
                disabled={disabled}
                options={DAYS.map((days) => ({
                  value: String(days),
                  label: days === 1 ? '1 day' : `${days} days`,
                }))}
                value={String(preferences.firstResponseDays)}
                onValueChange={(value) => onChange({ ...preferences, firstResponseDays: Number(value) })}
              />
            </Field>
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}
