import { useDeferredValue, useId, useMemo } from 'react'
import { styled } from 'styled-components'
import { postingName, tailorTo, type Need, type ResumeDraft, type TailoredTerm } from '@tryka/domain'
import { Badge, Button, Heading, Row, Text, TextButton, TextLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { sectionPath } from '../../parts/address'
import { TABS } from '../content'
import { useEditor } from '../editor/editor-context'
import { CopyState } from './copy-state'
import type { TailoringModel } from './use-tailoring'

const NEEDS: readonly (readonly [Need, string])[] = [
  ['must', 'Must have'],
  ['nice', 'Nice to have'],
]
const PLACES = 4
const QUOTE = 110

const shorten = (quote: string): string =>
  quote.length > QUOTE ? `${quote.slice(0, QUOTE).trimEnd()}…` : quote

export interface TailorPanelProps {
  draft: ResumeDraft
  tailoring: TailoringModel
}

/** What the posting asks for, beside what the resume says of it. */
export function TailorPanel({ draft, tailoring }: TailorPanelProps) {
  const { target, kept, close, fromId, makeCopy, making } = tailoring
  const titleId = useId()
  const calm = useDeferredValue(draft)
  const result = useMemo(() => tailorTo(calm, target?.terms ?? []), [calm, target])
  if (!target) return null
  return (
    <Panel aria-labelledby={titleId}>
      <Heading id={titleId} as="h2" look="h4">
        {postingName(target)}
      </Heading>
      <Text size="sm" tone={2} role="status">
        {result.must.found} of {result.must.all} must-haves and {result.nice.found} of {result.nice.all}{' '}
        nice-to-haves found. It compares words and judges nobody.
      </Text>
      {kept && <CopyState draft={calm} kept={kept} />}
      {NEEDS.map(([need, label]) => {
        const terms = result.terms.filter((term) => term.need === need)
        return (
          terms.length > 0 && (
            <section key={need} aria-label={label}>
              <h3>{label}</h3>
              <ul>
                {terms.map((term) => (
                  <Term key={term.term} term={term} />
                ))}
              </ul>
            </section>
          )
        )
      })}
      {kept && fromId && (
        <TextLink asChild>
          <Link
            to={sectionPath('cv-builder', {
              part: 'letters',
              start: 'new',
              posting: kept.postingId ?? undefined,
              from: fromId,
            })}
          >
            Write a cover letter for it
          </Link>
        </TextLink>
      )}
      {!kept && (
        <Row gap={2} wrap>
          <Button size="sm" busy={making} busyLabel="Copying…" onClick={makeCopy}>
            Make a copy for this posting
          </Button>
          <Button size="sm" variant="quiet" onClick={close}>
            Close
          </Button>
        </Row>
      )}
    </Panel>
  )
}

function Term({ term: { term, found, advice } }: { term: TailoredTerm }) {
  const { goTo } = useEditor()
  const tone = !found.length ? 'dashed' : found[0]?.shown ? 'siddhi' : 'neutral'
  return (
    <li>
      <b>{term}</b>{' '}
      <Badge tone={tone}>{!found.length ? 'Missing' : found[0]?.shown ? 'Shown' : 'Named'}</Badge>
      {advice && <span>{advice}</span>}
      {found.slice(0, PLACES).map(({ field, tab, quote }) => (
        <Place key={field} type="button" onClick={() => goTo(field, tab)}>
          {TABS.find(({ value }) => value === tab)?.label}: {shorten(quote)}
        </Place>
      ))}
      {found.length > PLACES && <span>And {found.length - PLACES} more places.</span>}
    </li>
  )
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  min-width: 0;
  max-height: 32rem;
  overflow-y: auto;
  padding: var(--sp-4);
  border: var(--bw) solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
  overflow-wrap: anywhere;
  scrollbar-width: thin;
  h3 {
    font-family: var(--font-body);
    font-size: var(--fs-2);
    font-weight: var(--fw-strong);
    color: var(--text-2);
  }
  li {
    padding-block: var(--sp-2);
    font-size: var(--fs-3);
  }
  li + li {
    border-top: var(--bw) solid var(--line);
  }
  li > b {
    font-weight: var(--fw-medium);
  }
  li > span:last-child:not(:nth-child(2)) {
    display: block;
    color: var(--text-2);
    font-size: var(--fs-2);
  }
`
const Place = styled(TextButton)`
  display: block;
  min-height: 1.5rem;
  font-size: var(--fs-2);
  text-align: left;
`
