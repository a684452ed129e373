import { ChevronDown, ChevronUp, ListChecks } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { checkQuality, resumeTexts, type Finding, type FindingKind, type ResumeDraft } from '@tryka/domain'
import { unprintableCharacters } from '@tryka/resume-template'
import { Badge, type BadgeTone, Icon } from '@tryka/ui'
import { useEditor } from '../editor/editor-context'

const KINDS: Record<FindingKind, { label: string; tone: BadgeTone }> = {
  missing: { label: 'Missing', tone: 'dashed' },
  problem: { label: 'Problem', tone: 'danger' },
  suggestion: { label: 'Suggestion', tone: 'neutral' },
  question: { label: 'Question', tone: 'satya' },
}
const ORDER: FindingKind[] = ['problem', 'missing', 'suggestion', 'question']
const QUOTE = 120

const thisMonth = (): string => new Date().toISOString().slice(0, 7)

/** Characters that no font of the document has: said before an export would stop at them. */
const unprintable = (draft: ResumeDraft): Finding[] =>
  resumeTexts(draft).flatMap(({ field, tab, text }) =>
    unprintableCharacters(text).map((char) => ({
      rule: 'unprintable',
      kind: 'problem',
      message: `The character “${char}” cannot be printed.`,
      quote: text,
      field,
      tab,
    })),
  )

const findingsOf = (draft: ResumeDraft): Finding[] => {
  const all = [...unprintable(draft), ...checkQuality(draft, thisMonth())]
  return ORDER.flatMap((kind) => all.filter((finding) => finding.kind === kind))
}

const shorten = (quote: string): string =>
  quote.length > QUOTE ? `${quote.slice(0, QUOTE).trimEnd()}…` : quote

/** What a careful reader would remark, each with the words it is about and the way to the field. */
export function QualityPanel({ draft }: { draft: ResumeDraft }) {
  const { goTo } = useEditor()
  const [open, setOpen] = useState(false)
  const listId = useId()
  const calm = useDeferredValue(draft)
  const findings = useMemo(() => findingsOf(calm), [calm])
  return (
    <Panel aria-label="Quality check">
      <Bar type="button" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
        <Icon icon={ListChecks} size="sm" />
        <b>Quality check</b>
        <span>{findings.length === 1 ? '1 remark' : `${findings.length} remarks`}</span>
        <Icon icon={open ? ChevronUp : ChevronDown} size="sm" />
      </Bar>
      <div id={listId} hidden={!open}>
        {findings.length === 0 ? (
          <None>Nothing to remark. Read it once more aloud before you send it.</None>
        ) : (
          <List>
            {findings.map((finding) => (
              <li key={`${finding.rule} ${finding.field} ${finding.message}`}>
                <Finding type="button" onClick={() => goTo(finding.field, finding.tab)}>
                  <Badge tone={KINDS[finding.kind].tone}>{KINDS[finding.kind].label}</Badge>
                  <span>
                    {finding.message}
                    {finding.quote && <q>{shorten(finding.quote)}</q>}
                  </span>
                </Finding>
              </li>
            ))}
          </List>
        )}
      </div>
    </Panel>
  )
}

const Panel = styled.section`
  min-width: 0;
  border: var(--bw) solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
`
const Bar = styled.button`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  width: 100%;
  min-height: var(--h-md);
  padding: 0 var(--sp-4);
  border: 0;
  border-radius: var(--r-3);
  background: none;
  color: var(--text);
  font-size: var(--fs-3);
  text-align: left;
  cursor: pointer;
  &:hover {
    background: var(--surface-2);
  }
  b {
    font-weight: var(--fw-strong);
  }
  span {
    margin-left: auto;
    color: var(--text-3);
    font-size: var(--fs-2);
  }
`
const List = styled.ul`
  max-height: 18rem;
  overflow-y: auto;
  border-top: var(--bw) solid var(--line);
  scrollbar-width: thin;
`
const Finding = styled.button`
  display: flex;
  align-items: flex-start;
  gap: var(--sp-3);
  width: 100%;
  min-height: 2.5rem;
  padding: var(--sp-2) var(--sp-4);
  border: 0;
  background: none;
  color: var(--text);
  font-size: var(--fs-3);
  line-height: 1.45;
  text-align: left;
  cursor: pointer;
  &:hover {
    background: var(--surface-2);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  > :first-child {
    flex: none;
    min-width: 5.75rem;
    justify-content: center;
  }
  q {
    display: block;
    color: var(--text-3);
    font-size: var(--fs-2);
    overflow-wrap: anywhere;
  }
`
const None = styled.p`
  padding: var(--sp-3) var(--sp-4);
  border-top: var(--bw) solid var(--line);
  color: var(--text-2);
  font-size: var(--fs-3);
`
