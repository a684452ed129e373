import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { TEMPLATE_LABELS, TEMPLATES, type ResumeDraft, type TemplateId } from '@tryka/domain'
import { Button, Dialog, media } from '@tryka/ui'
import { exampleResume, isBlank } from '../list/example-resume'
import { MiniPage } from '../preview/mini-page'
import { useSeen } from '../preview/use-seen'

export interface GalleryDialogProps {
  draft: ResumeDraft
  onClose: () => void
  /** `opening` is the same for all that is chosen until the gallery closes. */
  onChoose: (templateId: TemplateId, opening: string) => void
}

/** Every template as the page it would make of this resume. What is chosen is put on at once. */
export function GalleryDialog({ draft, onClose, onChoose }: GalleryDialogProps) {
  const name = useId()
  // Nothing is written while the dialog is open: the pages are drawn once.
  const [isExample] = useState(() => isBlank(draft))
  const [content] = useState(() => (isExample ? { ...exampleResume(), pageSize: draft.pageSize } : draft))
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Templates"
      description={
        isExample
          ? 'Drawn with an example, because your resume is still empty. A template is put on as soon as you choose it.'
          : 'Drawn with your own resume. A template is put on as soon as you choose it, and Undo takes it back.'
      }
      size="lg"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Cards aria-label="Template">
        {TEMPLATES.map((templateId) => (
          <TemplateCard
            key={templateId}
            name={name}
            templateId={templateId}
            content={content}
            chosen={draft.templateId === templateId}
            onChoose={() => onChoose(templateId, name)}
          />
        ))}
      </Cards>
    </Dialog>
  )
}

interface TemplateCardProps {
  name: string
  templateId: TemplateId
  content: ResumeDraft
  chosen: boolean
  onChoose: () => void
}

function TemplateCard({ name, templateId, content, chosen, onChoose }: TemplateCardProps) {
  const card = useRef<HTMLLabelElement>(null)
  const seen = useSeen(card)
  const [draft] = useState(() => ({ ...content, templateId }))
  const { name: title, character } = TEMPLATE_LABELS[templateId]
  return (
    <Choice ref={card}>
      <input
        type="radio"
        name={name}
        value={templateId}
        checked={chosen}
        onChange={onChoose}
        data-autofocus={chosen || undefined}
      />
      <Page>{seen && <MiniPage draft={draft} />}</Page>
      <span>
        <b>{title}</b>
        <small>{character}</small>
      </span>
    </Choice>
  )
}

const Cards = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr));
  gap: var(--sp-4);
  min-width: 0;
  /* Room for the ring of the focus, which the edge of the dialog would cut. */
  padding: var(--sp-1);
  margin-inline: calc(var(--sp-1) * -1);
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--sp-3);
  }
`
const Page = styled.div`
  aspect-ratio: 210 / 297;
  overflow: hidden;
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-1);
  background: #ffffff;
`
const Choice = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
  padding: var(--sp-2);
  border: var(--bw) solid transparent;
  border-radius: var(--r-3);
  background: var(--surface-3);
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  b {
    display: block;
    font-size: var(--fs-3);
    font-weight: var(--fw-strong);
  }
  small {
    display: block;
    font-size: var(--fs-2);
    line-height: 1.4;
    color: var(--text-2);
  }
  small::first-letter {
    text-transform: uppercase;
  }
  &:hover {
    border-color: var(--control-hover);
  }
  &:has(:checked) {
    border-color: var(--selected-line);
    background: var(--selected);
    box-shadow: inset 0 0 0 1px var(--selected-line);
  }
  &:has(:focus-visible) {
    outline: var(--bw-2) solid var(--focus);
    outline-offset: 2px;
  }
  ${media.forced} {
    &:has(:checked) {
      outline: var(--bw-2) solid Highlight;
    }
  }
`
