import { listingText, type CandidateSettings } from '@tryka/domain'
import { Stack, Switch, Text } from '@tryka/ui'
import { formatMoment } from '../../../base/format/format'
import { SettingsCard } from '../settings-card'
import type { SettingsChange } from '../use-settings'

type Privacy = CandidateSettings['privacy']
const SWITCHES: Record<keyof Privacy, { label: string; hint: string }> = {
  visibleToRecruiters: {
    label: 'Visible to recruiters',
    hint: 'Companies find you. Those to which you applied keep what you sent.',
  },
  showOnlineStatus: { label: 'Show online status', hint: 'Companies see that you are here now.' },
  allowDirectMessages: {
    label: 'Allow direct messages',
    hint: 'Verified companies may ask to talk; you say yes or no. Off, only those to which you applied can write.',
  },
  includeInTalentDirectory: {
    label: 'Include in talent directory',
    hint: 'You stand in searches and talent pools.',
  },
}
const NAMES = Object.keys(SWITCHES) as (keyof Privacy)[]

/** Who may see and reach this person. */
export const PrivacyCard = ({
  privacy,
  listing,
  onChange,
}: {
  privacy: Privacy
  listing: CandidateSettings['listing']
  onChange: (change: SettingsChange) => void
}) => (
  <SettingsCard title="Privacy">
    {NAMES.map((name) => (
      <Stack key={name} gap={1}>
        <Switch
          label={SWITCHES[name].label}
          aria-describedby={`${name}-hint`}
          checked={privacy[name]}
          onCheckedChange={(on) => onChange((now) => ({ ...now, privacy: { ...now.privacy, [name]: on } }))}
        />
        <Text id={`${name}-hint`} size="xs" tone={3}>
          {SWITCHES[name].hint}
          {name === 'includeInTalentDirectory' && listing && ` ${listingText(listing, formatMoment)}`}
        </Text>
      </Stack>
    ))}
  </SettingsCard>
)
