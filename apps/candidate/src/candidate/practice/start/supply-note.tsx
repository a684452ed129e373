import { FOCUS_AREAS, PRACTICE_TYPE_NAMES, PRACTICE_TYPES, type PracticeChoices } from '@tryka/domain'
import { Notice, Text } from '@tryka/ui'
import { supplyOf, type Wish } from './choices'

const list = new Intl.ListFormat('en-GB')
const nameOf = (type: (typeof PRACTICE_TYPES)[number]) => PRACTICE_TYPE_NAMES[type].toLowerCase()

interface SupplyNoteProps {
  choices: PracticeChoices
  wish: Wish
}

/** What the bank lacks for a wish, and what to loosen. */
export function SupplyNote({ choices, wish }: SupplyNoteProps) {
  const { questions, ofLevel } = supplyOf(choices, wish)
  const { kind, purpose, count } = wish
  if (questions === 0) {
    const has = (other: Partial<Wish>) => supplyOf(choices, { ...wish, ...other }).questions > 0
    const kinds = PRACTICE_TYPES.filter((one) => has({ kind: one }))
    const fields =
      purpose.for.kind === 'area'
        ? FOCUS_AREAS.filter((one) => has({ purpose: { ...purpose, areas: [one] } }))
        : []
    return (
      <Notice
        role="status"
        title={`No ${kind === 'mixed' ? '' : `${nameOf(kind)} `}question in ${list.format(purpose.areas)} yet`}
      >
        {kinds.length > 0 && `Kinds with questions here: ${list.format(kinds.map(nameOf))}. `}
        {fields.length > 0 && `Fields with this kind: ${list.format(fields)}.`}
        {kinds.length + fields.length === 0 && 'Choose something else to practise for.'}
      </Notice>
    )
  }
  const notes = [
    ...(questions < count ? [`There are fewer than ${count} of these yet, so the session is shorter.`] : []),
    ...(ofLevel === 0
      ? ['None of this level yet: those of the nearest level are asked.']
      : ofLevel < questions
        ? ['Some are of the nearest level: this one has too few.']
        : []),
  ]
  return (
    notes.length > 0 && (
      <Text size="sm" role="status">
        {notes.join(' ')}
      </Text>
    )
  )
}
