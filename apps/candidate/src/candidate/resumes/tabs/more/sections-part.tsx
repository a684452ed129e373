import { ChevronDown, ChevronUp, RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Icon, TextButton } from '@tryka/ui'
import {
  isSectionKey,
  sectionsOf,
  type ResumeDraft,
  type SectionKey,
  type SectionSetting,
} from '@tryka/domain'
import { wordsFor } from '@tryka/resume-template'
import { moved } from '../../../parts/sortable/moved'
import { SortableList } from '../../../parts/sortable/sortable-list'
import { fieldId, useEditor } from '../../editor/editor-context'
import { SECTIONS_PART } from '../../editor/entries-of'
import { inUsualOrder, isUsualOrder, withSections } from '../../editor/section-settings'
import { Toggle } from '../../fields/entry-card'
import { ownName } from './own-name'
import { SectionRow } from './section-row'

/** What each section is called in the editor, whatever the language of the page. */
const LABELS: Record<SectionKey, string> = {
  summary: 'Summary',
  workExperience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  certifications: 'Certificates',
  languages: 'Languages',
  volunteer: 'Volunteering',
  awards: 'Awards',
  publications: 'Publications',
  interests: 'Interests',
  references: 'References',
}

/** The heading that each section has by itself, in the language of the resume. */
function headingOf(draft: ResumeDraft, key: string): string {
  const words = wordsFor(draft.language)
  const headings: Record<SectionKey, string> = {
    ...words,
    workExperience: words.experience,
    volunteer: words.volunteering,
  }
  return isSectionKey(key) ? headings[key] : ''
}

function labelOf(draft: ResumeDraft, key: string): string {
  if (isSectionKey(key)) return LABELS[key]
  const index = draft.customSections.findIndex(({ id }) => id === key)
  const own = draft.customSections[index]
  return own ? ownName(own, index) : key
}

/** In a few words what differs from the usual. */
function summaryOf(draft: ResumeDraft, all: readonly SectionSetting[]): string {
  const hidden = all.filter((section) => section.hidden).length
  return [isUsualOrder(draft) ? 'Usual order' : 'Your order', hidden ? `${hidden} not printed` : '']
    .filter(Boolean)
    .join(', ')
}

/** All sections in the order of the pages: moved, renamed, hidden, and with pages of their own. */
export function SectionsPart() {
  const { draft, change, isOpen, setOpen } = useEditor()
  const bodyId = useId()
  const all = sectionsOf(draft)
  const open = isOpen(SECTIONS_PART, 1)
  return (
    <Box aria-labelledby={fieldId(SECTIONS_PART)}>
      <Head>
        <Toggle
          type="button"
          id={fieldId(SECTIONS_PART)}
          aria-expanded={open}
          aria-controls={open ? bodyId : undefined}
          onClick={() => setOpen(SECTIONS_PART, !open)}
        >
          <span>
            <b>Order and names of sections</b>
            <small>{summaryOf(draft, all)}</small>
          </span>
          <Icon icon={open ? ChevronUp : ChevronDown} />
        </Toggle>
      </Head>
      {open && (
        <Body id={bodyId}>
          <SortableList
            ordered
            label="Sections in the order of the pages"
            gap="var(--sp-1)"
            items={all}
            idOf={({ key }) => key}
            nameOf={({ key }) => labelOf(draft, key)}
            onMove={(from, to) => change(withSections((before) => moved(before, from, to)))}
          >
            {(section, place) => (
              <SectionRow
                section={section}
                place={place}
                label={labelOf(draft, section.key)}
                heading={headingOf(draft, section.key)}
              />
            )}
          </SortableList>
          {!isUsualOrder(draft) && (
            <div>
              <TextButton onClick={() => change(inUsualOrder)}>
                <Icon icon={RotateCcw} size="sm" />
                Back to the usual order
              </TextButton>
            </div>
          )}
        </Body>
      )}
    </Box>
  )
}

const Box = styled.section`
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-3);
  background: var(--surface);
`
const Head = styled.div`
  display: flex;
  padding: var(--sp-2);
`
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  padding: 0 var(--sp-2) var(--sp-3) var(--sp-1);
`
