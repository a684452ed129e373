import { Briefcase, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button, Card, CardHead, ConfirmDialog, EmptyState, Icon, Row, RowItem, Rows, Text } from '@tryka/ui'
import { deleteWork, formatMonth, type Profile } from '@tryka/domain'
import { useChange } from '../../../base/calls/calls'
import { counted } from '../../../base/format/format'
import { WorkDialog } from './work-dialog'

type Work = Profile['work'][number]

const spanText = ({ startDate, endDate, current }: Work): string =>
  [formatMonth(startDate), current ? 'Present' : formatMonth(endDate)].filter(Boolean).join(' – ')

/** Months in years as people say it. */
export function experienceText(months: number | null): string {
  if (months === null) return 'No work history yet'
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [
    ...(years ? [counted(years, 'year')] : []),
    ...(rest || !years ? [counted(rest, 'month')] : []),
  ]
  return `${parts.join(' and ')} in all`
}

/** Work experience; each change is saved by itself. */
export function WorkCard({ profile }: { profile: Profile }) {
  const [editing, setEditing] = useState<Work | 'new'>()
  const [removing, setRemoving] = useState<Work>()
  return (
    <Card asChild>
      <section id="profile-work" aria-labelledby="work">
        <CardHead
          action={
            <Button variant="soft" size="sm" onClick={() => setEditing('new')}>
              <Icon icon={Plus} size="sm" />
              Add Experience
            </Button>
          }
        >
          <div>
            <h2 id="work">Work Experience</h2>
            <Text size="xs" tone={3}>
              {experienceText(profile.experienceMonths)}
            </Text>
          </div>
        </CardHead>
        {profile.work.length === 0 ? (
          <EmptyState
            icon={Briefcase}
            title="No work experience yet"
            text="Add where you worked; months in two places count once."
          />
        ) : (
          <Rows>
            {profile.work.map((entry, index) => (
              <WorkRow
                key={entry.id ?? index}
                entry={entry}
                onEdit={() => setEditing(entry)}
                onRemove={() => setRemoving(entry)}
              />
            ))}
          </Rows>
        )}
        {editing && (
          <WorkDialog
            entry={editing === 'new' ? undefined : editing}
            version={profile.version}
            onClose={() => setEditing(undefined)}
          />
        )}
        {removing && <RemoveWork entry={removing} onClose={() => setRemoving(undefined)} />}
      </section>
    </Card>
  )
}

const WorkRow = ({ entry, onEdit, onRemove }: { entry: Work; onEdit: () => void; onRemove: () => void }) => (
  <Top>
    <Body>
      <b>{entry.jobTitle}</b>
      <Text size="sm">{[entry.company, entry.location].filter(Boolean).join(', ')}</Text>
      <Text size="xs" tone={3}>
        {spanText(entry)}
      </Text>
      {entry.description.length > 0 && (
        <ul>
          {entry.description.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Body>
    <Row gap={1}>
      <Button variant="quiet" size="sm" iconOnly label={`Edit ${entry.jobTitle}`} onClick={onEdit}>
        <Icon icon={Pencil} size="sm" />
      </Button>
      <Button variant="quiet" size="sm" iconOnly label={`Delete ${entry.jobTitle}`} onClick={onRemove}>
        <Icon icon={Trash2} size="sm" />
      </Button>
    </Row>
  </Top>
)

function RemoveWork({ entry, onClose }: { entry: Work; onClose: () => void }) {
  const remove = useChange((api, id: string) => api.call(deleteWork, { params: { id } }), {
    done: () => 'Experience deleted',
    failed: 'The experience could not be deleted. Try again.',
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${entry.jobTitle}?`}
      text={`${entry.company} leaves your profile. Applications you sent keep their copy.`}
      confirmLabel="Delete"
      busyLabel="Deleting…"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(entry.id ?? '', { onSuccess: onClose })}
    />
  )
}

const Top = styled(RowItem)`
  align-items: flex-start;
`
const Body = styled.div`
  display: grid;
  flex: 1;
  gap: 0.25rem;
  min-width: 0;
  overflow-wrap: anywhere;
  b {
    font-weight: var(--fw-medium);
  }
  ul {
    padding-left: 1.1rem;
    font-size: var(--fs-3);
    list-style: disc;
    color: var(--text-2);
  }
`
