import { Award, Plus, Trash2, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { isVerifiedBadge, removeCertification, type SkillsSection } from '@tryka/domain'
import { Badge, Button, Icon, Mono, Row, RowItem, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { RowLine } from '../../parts/rows'
import { formatDate } from '../../../base/format/format'
import { usePlace } from '../../../base/place/place'
import { reasonOf, titleOf } from './badge-words'
import { CertificationDialog } from './certification-dialog'
import { SkillCard } from '../skill-card'

const ImportBadgeDialog = lazy(async () => ({
  default: (await import('./import/import-badge-dialog')).ImportBadgeDialog,
}))

type Certification = SkillsSection['certifications'][number]

/** Certificates of others. Verified are those whose badge was checked, made out to this person, and nothing else. */
export function Certifications({ certifications }: Pick<SkillsSection, 'certifications'>) {
  const { isDemo } = usePlace()
  const [adding, setAdding] = useState<'form' | 'badge'>()
  const close = () => setAdding(undefined)
  return (
    <>
      <SkillCard
        title="Certifications"
        action={
          <Row gap={2} wrap>
            {!isDemo && (
              <Button variant="soft" size="sm" onClick={() => setAdding('badge')}>
                <Icon icon={Upload} size="sm" />
                Import a badge
              </Button>
            )}
            <Button variant="soft" size="sm" onClick={() => setAdding('form')}>
              <Icon icon={Plus} size="sm" />
              Add certification
            </Button>
          </Row>
        }
        empty={
          certifications.length === 0
            ? { icon: Award, title: 'No certifications yet', text: EMPTY_TEXT }
            : undefined
        }
      >
        {certifications.map((certification) => (
          <CertificationRow key={certification.id} certification={certification} />
        ))}
      </SkillCard>
      {adding === 'form' && <CertificationDialog onClose={close} />}
      <Suspense>{adding === 'badge' && <ImportBadgeDialog onClose={close} />}</Suspense>
    </>
  )
}

const EMPTY_TEXT =
  'Add certificates of other issuers here. An Open Badge 3.0 is checked, and says Verified when it counts and is yours.'

function CertificationRow({ certification }: { certification: Certification }) {
  const { id, name, issuer, issued, expires, credentialId, badge, endsSoon } = certification
  const remove = useChange((api, _args: undefined) => api.call(removeCertification, { params: { id } }), {
    done: () => 'Certification removed',
    failed: 'The certification could not be removed. Try again.',
  })
  return (
    <RowItem>
      <RowLine>
        <Facts>
          <b>{name}</b>
          <Text size="sm">
            {issuer}, issued {formatDate(issued, 'UTC')}
            {expires && `, expires ${formatDate(expires, 'UTC')}`}
          </Text>
          {credentialId && (
            <Text size="xs" tone={3}>
              <Mono>{credentialId}</Mono>
            </Text>
          )}
          {badge && (
            <Text size="xs" tone={3}>
              {reasonOf(badge)} Checked {formatDate(badge.checkedAt)}.
            </Text>
          )}
        </Facts>
        <Row gap={2} wrap>
          {endsSoon && <Badge tone="siddhi">Ends soon</Badge>}
          <Standing badge={badge} />
          <Button
            variant="quiet"
            size="sm"
            iconOnly
            label={`Remove ${name}`}
            busy={remove.isPending}
            onClick={() => remove.mutate(undefined)}
          >
            <Icon icon={Trash2} size="sm" />
          </Button>
        </Row>
      </RowLine>
    </RowItem>
  )
}

function Standing({ badge }: Pick<Certification, 'badge'>) {
  if (!badge) return <Badge tone="dashed">Not verified</Badge>
  const isOver = badge.verdict === 'revoked' || badge.verdict === 'not-genuine'
  return (
    <Badge tone={isVerifiedBadge(badge) ? 'satya' : isOver ? 'danger' : 'dashed'}>{titleOf(badge)}</Badge>
  )
}

/** Names and ids of other issuers are as long as they like. */
const Facts = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
  overflow-wrap: anywhere;
`
