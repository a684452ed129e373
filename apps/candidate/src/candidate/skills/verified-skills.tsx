import { BadgeCheck } from 'lucide-react'
import { SKILL_LEVEL_NAMES, type OwnSkill } from '@tryka/domain'
import { Hallmark, Mono, RowItem, Score, Text } from '@tryka/ui'
import { RowLine } from '../parts/rows'
import { formatDate } from '../../base/format/format'
import { SkillCard } from './skill-card'

/** Skills with a credential. */
export const VerifiedSkills = ({ skills }: { skills: readonly OwnSkill[] }) => (
  <SkillCard
    title="Verified skills"
    empty={
      skills.length === 0
        ? {
            icon: BadgeCheck,
            title: 'No verified skills yet',
            text: 'Pass an assessment and the credential appears here.',
          }
        : undefined
    }
  >
    {skills.map(({ id, skill, level, score, date, expiresAt, credentialId }) => (
      <RowItem key={id}>
        <RowLine>
          <div>
            <b>{skill}</b>
            <Text size="sm">
              {SKILL_LEVEL_NAMES[level]}
              {date && `, verified ${formatDate(date)}`}
              {expiresAt && `, valid until ${formatDate(expiresAt)}`}
            </Text>
            {credentialId && (
              <Text size="xs" tone={3}>
                Credential <Mono>{credentialId}</Mono>
              </Text>
            )}
          </div>
          <Hallmark>Verified</Hallmark>
        </RowLine>
        {score !== null && <Score value={score} noun="score" />}
      </RowItem>
    ))}
  </SkillCard>
)
