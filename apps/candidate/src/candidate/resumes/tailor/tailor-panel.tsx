import { useDeferredValue, useEffect, useId, useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import {
  getSkills,
  levelText,
  postingName,
  SKILL_LEVEL_NAMES,
  tailorTo,
  type Need,
  type OwnSkill,
  type ResumeDraft,
  type TailoredTerm,
} from '@tryka/domain'
import { Badge, Button, Heading, Row, Text, TextButton, TextLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { sectionPath } from '../../parts/address'
import { useRead } from '../../../base/calls/calls'
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

const thisMonth = (): string => new Date().toISOString().slice(0, 7)

/** Months in words: "3 years 2 months". */
function lasting(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [
    years && `${years} ${years === 1 ? 'year' : 'years'}`,
    rest && `${rest} ${rest === 1 ? 'month' : 'months'}`,
  ].filter(Boolean)
  return parts.join(' ') || 'no time'
}

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
  const proved = useRead(getSkills, {}).data?.verified ?? []
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
                  <Term key={term.term} term={term} proof={proved.find(({ skill }) => skill === term.term)} />
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

/** What the posting asks for beyond the word, beside what the dates of the resume say. */
function askedOf({ years, months, level, found }: TailoredTerm): string | undefined {
  if (years !== undefined) {
    const asked = `Asks for ${years} ${years === 1 ? 'year' : 'years'}.`
    if (!found.length) return asked
    return months
      ? `${asked} Jobs here that name it add up to ${lasting(months)}.`
      : `${asked} No job here with dates names it.`
  }
  return level === undefined ? undefined : `Asks for ${SKILL_LEVEL_NAMES[level]}.`
}

interface TermProps {
  term: TailoredTerm
  /** The result of a test of it, in the profile. */
  proof: OwnSkill | undefined
}

function Term({ term: whole, proof }: TermProps) {
  const { term, found, advice } = whole
  const { goTo } = useEditor()
  const tone = !found.length ? 'dashed' : found[0]?.shown ? 'siddhi' : 'neutral'
  const asked = askedOf(whole)
  return (
    <li>
      <b>{term}</b>{' '}
      <Badge tone={tone}>{!found.length ? 'Missing' : found[0]?.shown ? 'Shown' : 'Named'}</Badge>{' '}
      {proof && <Badge tone="satya">Verified: {levelText(proof.level, proof.awarded)}</Badge>}
      {asked && <Note>{asked}</Note>}
      {proof && !found.length && <Note>Your profile proves it; this resume does not name it.</Note>}
      {advice && !proof && <Note>{advice}</Note>}
      {found.slice(0, PLACES).map(({ field, tab, quote }) => (
        <Place key={field} type="button" onClick={() => goTo(field, tab)}>
          {TABS.find(({ value }) => value === tab)?.label}: {shorten(quote)}
        </Place>
      ))}
      {found.length > PLACES && <Note>And {found.length - PLACES} more places.</Note>}
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
`
const Note = styled.span`
  display: block;
  color: var(--text-2);
  font-size: var(--fs-2);
`
const Place = styled(TextButton)`
  display: block;
  min-height: 1.5rem;
  font-size: var(--fs-2);
  text-align: left;
`
