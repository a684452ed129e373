import { Award, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { removeCertification, type SkillsSection } from '@tryka/domain'
import { Badge, Button, Icon, Mono, Row, RowItem, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { RowLine } from '../../parts/rows'
import { formatDate } from '../../../base/format/format'
import { CertificationDialog } from './certification-dialog'
import { SkillCard } from '../skill-card'

type Certification = SkillsSection['certifications'][number]

/** Certificates of others; the ones that we checked say so. */
export function Certifications({ certifications }: Pick<SkillsSection, 'certifications'>) {
  const [adding, setAdding] = useState(false)
  return (
    <>
      <SkillCard
        title="Certifications"
        action={
          <Button variant="soft" size="sm" onClick={() => setAdding(true)}>
            <Icon icon={Plus} size="sm" />
            Add certification
          </Button>
        }
        empty={
          certifications.length === 0
            ? { icon: Award, title: 'No certifications yet', text: 'Add certificates of other issuers here.' }
            : undefined
        }
      >
        {certifications.map((certification) => (
          <CertificationRow key={certification.id} certification={certification} />
        ))}
      </SkillCard>
      {adding && <CertificationDialog onClose={() => setAdding(false)} />}
    </>
  )
}

function CertificationRow({ certification }: { certification: Certification }) {
  const { id, name, issuer, issued, expires, credentialId, verified, endsSoon } = certification
  const remove = useChange((api, _args: undefined) => api.call(removeCertification, { params: { id } }), {
    done: () => 'Certification removed',
    failed: 'The certification could not be removed. Try again.',
  })
  return (
    <RowItem>
      <RowLine>
        <div>
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
        </div>
        <Row gap={2} wrap>
          {endsSoon && <Badge tone="danger">Ends soon</Badge>}
          <Badge tone={verified ? 'satya' : 'dashed'}>{verified ? 'Verified' : 'Not verified'}</Badge>
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
