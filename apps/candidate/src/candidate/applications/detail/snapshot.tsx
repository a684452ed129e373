import { levelText, type ApplicationDetail } from '@tryka/domain'
import { Chip, KeyValues, Mono, Stack, Text, Chips } from '@tryka/ui'
import { Paragraphs } from '../../../base/meta'
import { formatCount, formatMoment } from '../../../base/format/format'
import { Quotation } from '../../../base/quotation'
import { SentWork } from '../../../base/resume/sent-work'

/** The copy that the company has: it does not follow later changes of the profile. */
export const Snapshot = ({ snapshot }: { snapshot: ApplicationDetail['snapshot'] }) => {
  const { sentAt, sharedFields, note, resumeTitle, profile, work, skills, credentials, sha256 } = snapshot
  const awarded = new Map(credentials.map((one) => [one.skill, one.awarded]))
  return (
    <Stack gap={4}>
      <Text size="sm">Frozen on {formatMoment(sentAt)}. Later changes of your profile do not reach it.</Text>
      {note && <Quotation by="Your note to the company">{note}</Quotation>}
      <KeyValues
        items={[
          { label: 'Name', value: profile.name },
          ...(profile.title ? [{ label: 'Headline', value: profile.title }] : []),
          ...(profile.location ? [{ label: 'Location', value: profile.location }] : []),
          { label: 'Resume', value: resumeTitle ?? 'None' },
          {
            label: 'Salary',
            value: profile.salaryMin === null ? 'Not shared' : `From ${formatCount(profile.salaryMin)}`,
          },
          { label: 'Shared', value: sharedFields.join(', ') },
        ]}
      />
      {profile.bio && <Paragraphs>{profile.bio}</Paragraphs>}
      {work.length > 0 && <SentWork work={work} />}
      {skills.length > 0 && (
        <Chips>
          {skills.map(({ skill, level, state }) => (
            <Chip key={skill} size="sm" verified={state === 'Verified'}>
              {skill}, {levelText(level, awarded.get(skill))}
            </Chip>
          ))}
        </Chips>
      )}
      <Text size="xs" tone={3}>
        Fingerprint <Hash>{sha256}</Hash>
      </Text>
    </Stack>
  )
}

const Hash = ({ children }: { children: string }) => (
  <Mono style={{ overflowWrap: 'anywhere' }}>{children}</Mono>
)
