import { styled } from 'styled-components'
import { Button, Dialog } from '@tryka/ui'
import type { Blank } from '../writing/blanks'
import { TABS } from '../content'

const SHOWN = 6

export interface BlanksDialogProps {
  blanks: readonly Blank[]
  /** Such as "PDF". */
  format: string
  onClose: () => void
  onExport: () => void
  onShow: (blank: Blank) => void
}

/** Names what is still to be filled in before it is printed. */
export function BlanksDialog({ blanks, format, onClose, onExport, onShow }: BlanksDialogProps) {
  const [first] = blanks
  const more = blanks.length - SHOWN
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={blanks.length === 1 ? 'A blank is still open' : `${blanks.length} blanks are still open`}
      description={
        blanks.length === 1
          ? `It would be in the ${format} as it stands here.`
          : `They would be in the ${format} as they stand here.`
      }
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="secondary" onClick={onExport}>
            Export anyway
          </Button>
          {first && <Button onClick={() => onShow(first)}>Fill in</Button>}
        </>
      }
    >
      <List>
        {blanks.slice(0, SHOWN).map(({ blank, text, field, tab }) => (
          <li key={`${field} ${blank}`}>
            <b>{blank}</b> {TABS.find(({ value }) => value === tab)?.label}
            <span>{text}</span>
          </li>
        ))}
        {more > 0 && <li>And {more} more.</li>}
      </List>
    </Dialog>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--sp-2);
  font-size: var(--fs-3);
  li {
    overflow-wrap: anywhere;
  }
  span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    color: var(--text-3);
    font-size: var(--fs-2);
  }
`
