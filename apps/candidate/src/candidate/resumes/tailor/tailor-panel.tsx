import { useDeferredValue, useEffect, useId, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { getSkills, postingName, tailorTo, type Need, type ResumeDraft } from '@tryka/domain'
import { Button, Heading, Row, Text, TextLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { sectionPath } from '../../parts/address'
import { useRead } from '../../../base/calls/calls'
import { CopyState } from './copy-state'
import { TermLine } from './term-line'
import type { TailoringModel } from './use-tailoring'

const NEEDS: readonly (readonly [Need, string])[] = [
  ['must', 'Must have'],
  ['nice', 'Nice to have'],
]
const thisMonth = (): string => new Date().toISOString().slice(0, 7)

export interface TailorPanelProps {
  draft: ResumeDraft
  tailoring: TailoringModel
}

/** What the posting asks for, beside what the resume says of it. */
export function TailorPanel({ draft, tailoring }: TailorPanelProps) {
  const { target, kept, close, fromId, makeCopy, making, write, isChosen } = tailoring
  const panel = useRef<HTMLElement>(null)
  // The person asked to compare: on a phone the answer is far below the button.
  useEffect(() => {
    if (!isChosen) return undefined
    const frame = requestAnimationFrame(() => panel.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isChosen, target])
  const skills = useRead(getSkills, {}).data
  // One that expired stands among those that are only said.
  const proved = [
    ...(skills?.verified ?? []),
    ...(skills?.declared.filter(({ state }) => state === 'Expired') ?? []),
  ]
  const titleId = useId()
  const calm = useDeferredValue(draft)
  const result = useMemo(() => tailorTo(calm, target?.terms ?? [], thisMonth()), [calm, target])
  if (!target) return null
  return (
    <Panel ref={panel} tabIndex={-1} aria-labelledby={titleId}>
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
                  <TermLine
                    key={term.term}
                    term={term}
                    proof={proved.find(({ skill }) => skill === term.term)}
                  />
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
      <Row gap={2} wrap>
        {!kept && (
          <Button size="sm" busy={making} busyLabel="Copying…" onClick={makeCopy}>
            Make a copy for this posting
          </Button>
        )}
        {write && (
          <Button size="sm" variant="secondary" onClick={write}>
            Write with this posting
          </Button>
        )}
        {!kept && (
          <Button size="sm" variant="quiet" onClick={close}>
            Close
          </Button>
        )}
      </Row>
    </Panel>
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
`
