import type { CandidateSettings } from '@tryka/domain'
import { Switch } from '@tryka/ui'
import { SettingsCard } from './settings-card'
import type { SettingsChange } from './use-settings'

type Privacy = CandidateSettings['privacy']
const LABELS: Record<keyof Privacy, string> = {
  visibleToRecruiters: 'Visible to recruiters',
  showOnlineStatus: 'Show online status',
  allowDirectMessages: 'Allow direct messages',
  includeInTalentDirectory: 'Include in talent directory',
}
const NAMES = Object.keys(LABELS) as (keyof Privacy)[]

/** Who may see and reach this person. */
export const PrivacyCard = ({
  privacy,
  onChange,
}: {
  privacy: Privacy
  onChange: (change: SettingsChange) => void
}) => (
  <SettingsCard title="Privacy">
    {NAMES.map((name) => (
      <Switch
        key={name}
        label={LABELS[name]}
        checked={privacy[name]}
        onCheckedChange={(on) => onChange((now) => ({ ...now, privacy: { ...now.privacy, [name]: on } }))}
      />
    ))}
  </SettingsCard>
)
