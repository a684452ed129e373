import { ListChecks } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { checkQuality, resumeTexts, type Finding, type FindingKind, type ResumeDraft } from '@tryka/domain'
import { unprintableCharacters } from '@tryka/resume-template'
import { Badge, type BadgeTone } from '@tryka/ui'
import { useEditor } from '../editor/editor-context'
import { SidePanel } from '../editor/side-panel'

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
  const calm = useDeferredValue(draft)
  const findings = useMemo(() => findingsOf(calm), [calm])
  return (
    <SidePanel
      icon={ListChecks}
      title="Quality check"
      note={findings.length === 1 ? '1 remark' : `${findings.length} remarks`}
      open={open}
      onOpenChange={setOpen}
    >
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
    </SidePanel>
  )
}

const List = styled.ul`
  max-height: 18rem;
  overflow-y: auto;
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
  color: var(--text-2);
  font-size: var(--fs-3);
`
