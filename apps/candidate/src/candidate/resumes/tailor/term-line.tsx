import { styled } from 'styled-components'
import { levelText, SKILL_LEVEL_NAMES, type OwnSkill, type TailoredTerm } from '@tryka/domain'
import { Badge, TextButton } from '@tryka/ui'
import { formatMonth } from '../../../base/format/format'
import { TABS } from '../content'
import { useEditor } from '../editor/editor-context'

const PLACES = 4
const QUOTE = 110

const shorten = (quote: string): string =>
  quote.length > QUOTE ? `${quote.slice(0, QUOTE).trimEnd()}…` : quote

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

export interface TermLineProps {
  term: TailoredTerm
  /** The result of a test of it in the profile, be it expired. */
  proof: OwnSkill | undefined
}

const isPast = ({ state }: OwnSkill): boolean => state === 'Expired'

function ProofBadge({ proof }: { proof: OwnSkill }) {
  const { level, awarded, expiresAt } = proof
  if (!isPast(proof)) return <Badge tone="satya">Verified: {levelText(level, awarded)}</Badge>
  return (
    <Badge tone="dashed">
      Verification expired{expiresAt && ` in ${formatMonth(expiresAt.slice(0, 7))}`}
    </Badge>
  )
}

/** A thing that the posting asks for, and where the resume says it. */
export function TermLine({ term: whole, proof }: TermLineProps) {
  const { term, found, advice } = whole
  const { goTo } = useEditor()
  const tone = !found.length ? 'dashed' : found[0]?.shown ? 'siddhi' : 'neutral'
  const asked = askedOf(whole)
  return (
    <li>
      <b>{term}</b>{' '}
      <Badge tone={tone}>{!found.length ? 'Missing' : found[0]?.shown ? 'Shown' : 'Named'}</Badge>{' '}
      {proof && <ProofBadge proof={proof} />}
      {asked && <Note>{asked}</Note>}
      {proof && !found.length && (
        <Note>Your profile {isPast(proof) ? 'proved' : 'proves'} it; this resume does not name it.</Note>
      )}
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
