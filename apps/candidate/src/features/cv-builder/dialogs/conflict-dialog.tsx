import { RESUME_LISTS, type Resume, type ResumeDraft } from '@tryka/domain'
import { Button, Dialog, Text } from '@tryka/ui'
import { styled } from 'styled-components'
import { formatMoment } from '../content'

const NAMES: Record<string, string> = {
  title: 'Title',
  templateId: 'Template',
  personalInfo: 'Personal details',
  summary: 'Summary',
  workExperience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  certifications: 'Certificates',
  languages: 'Languages',
}

const withoutIds = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => (name === 'id' ? undefined : part))

const PARTS = ['title', 'templateId', 'personalInfo', 'summary', ...RESUME_LISTS] as const

const differing = (mine: ResumeDraft, theirs: Resume): string[] =>
  PARTS.filter((part) => withoutIds(mine[part]) !== withoutIds(theirs[part])).map(
    (part) => NAMES[part] ?? part,
  )

const describe = (draft: ResumeDraft): string =>
  [
    draft.title,
    `${draft.workExperience.length} jobs`,
    `${draft.skills.length} skill groups`,
    draft.summary.slice(0, 160),
  ]
    .filter(Boolean)
    .join('\n')

export interface ConflictDialogProps {
  mine: ResumeDraft
  theirs: Resume
  onClose: () => void
  onKeepMine: () => void
  onTakeTheirs: () => void
  onKeepCopy: () => void
}

/** The resume was saved elsewhere meanwhile: nothing is overwritten before the person has chosen. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { mine, theirs, onClose, onKeepMine, onTakeTheirs, onKeepCopy } = props
  const parts = differing(mine, theirs)
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="This resume was changed somewhere else"
      description={`It was saved on ${formatMoment(theirs.updatedAt)}, after you opened it here. Choose what to keep.`}
      dirty
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Back to editing
          </Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            Load the other
          </Button>
          <Button variant="secondary" onClick={onKeepMine}>
            Save over it
          </Button>
          <Button onClick={onKeepCopy}>Keep mine as a copy</Button>
        </>
      }
    >
      <Sides>
        <div>
          <h3>Yours, not saved</h3>
          <p>{describe(mine)}</p>
        </div>
        <div>
          <h3>The other, saved</h3>
          <p>{describe(theirs)}</p>
        </div>
      </Sides>
      <Text size="sm">
        {parts.length ? `They differ in: ${parts.join(', ')}.` : 'They say the same.'} What you load can be
        undone; what you save over stays under Earlier versions.
      </Text>
    </Dialog>
  )
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--sp-3);
  margin-bottom: var(--sp-4);
  > div {
    padding: var(--sp-3);
    border-radius: var(--r-2);
    background: var(--surface-3);
    font-size: var(--fs-3);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  h3 {
    margin-bottom: var(--sp-1);
    font-family: var(--font-body);
    font-size: var(--fs-3);
    font-weight: var(--fw-strong);
  }
  p {
    white-space: pre-line;
  }
`
