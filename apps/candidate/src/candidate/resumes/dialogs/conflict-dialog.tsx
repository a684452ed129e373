import { styled } from 'styled-components'
import { draftOf, type Resume, type ResumeDraft } from '@tryka/domain'
import { Button, Dialog, Text } from '@tryka/ui'
import { formatStamp } from '../../../base/format/format'
import { differences, fromDifference, type Difference } from '../editor/differences'

/** More would not be read in a dialog; the parts are all named. */
const SHOWN = 12

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
  const found = differences(mine, draftOf(theirs))
  const parts = [...new Set(found.map(({ part }) => part))]
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="This resume was changed somewhere else"
      description={`It was saved on ${formatStamp(theirs.updatedAt)}, after you opened it here. Choose what to keep.`}
      steady
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
      <Rows>
        {found.slice(0, SHOWN).map((difference) => (
          <Row key={`${difference.part} ${difference.place}`} difference={difference} />
        ))}
        {found.length > SHOWN && <li>And {found.length - SHOWN} more differences.</li>}
      </Rows>
      <Text size="sm">
        {parts.length ? `They differ in: ${parts.join(', ')}.` : 'They say the same.'} What you load can be
        undone; what you save over stays under Earlier versions.
      </Text>
    </Dialog>
  )
}

function Row({ difference: { part, place, ...sides } }: { difference: Difference }) {
  const [mine, theirs] = fromDifference(sides.mine, sides.theirs)
  return (
    <li>
      <h3>{place === part || place.startsWith(part) ? place : `${part}: ${place}`}</h3>
      <Sides>
        <p>
          <b>Yours, not saved</b>
          {mine || 'Empty'}
        </p>
        <p>
          <b>The other, saved</b>
          {theirs || 'Empty'}
        </p>
      </Sides>
    </li>
  )
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  margin-bottom: var(--sp-4);
  h3 {
    margin-bottom: var(--sp-1);
    font-family: var(--font-body);
    font-size: var(--fs-3);
    font-weight: var(--fw-strong);
    overflow-wrap: anywhere;
  }
`
const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--sp-2);
  p {
    padding: var(--sp-2) var(--sp-3);
    border-radius: var(--r-2);
    background: var(--surface-3);
    font-size: var(--fs-3);
    line-height: 1.5;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-size: var(--fs-1);
    font-weight: var(--fw-medium);
    color: var(--text-2);
  }
`
