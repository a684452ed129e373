import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { DemoChanges, DemoWord } from '@tryka/domain'
import { Checkbox, Stack, Text } from '@tryka/ui'
import { countryOptions } from '../../../base/forms/choices'
import type { Form } from '../../../base/forms/use-form'
import type { EMPTY_ABOUT } from '../profile-form'

const LABELS = {
  name: 'Name',
  title: 'Current role',
  location: 'Where you live',
  country: 'Country',
  technology: 'Field you work in',
} satisfies Partial<Record<DemoWord, string>>
type AboutWord = keyof typeof LABELS
const WORDS = Object.keys(LABELS) as AboutWord[]

const shown = (word: AboutWord, value: string): string =>
  word === 'country' ? (countryOptions(value).find((each) => each.value === value)?.label ?? value) : value

interface DemoWordsProps {
  form: Form<typeof EMPTY_ABOUT, unknown>
  words: DemoChanges['words']
  /** What a field goes back to when its line is unticked. */
  before: typeof EMPTY_ABOUT
}

/** What somebody wrote over the demo's words; a tick puts it into its field. */
export function DemoWords({ form, words, before }: DemoWordsProps) {
  const changed = WORDS.filter((word) => words[word])
  if (changed.length === 0) return null
  return (
    <FromDemo>
      {changed.map((word) => {
        const value = words[word] ?? ''
        return (
          <Checkbox
            key={word}
            label={`${LABELS[word]}: ${shown(word, value)}`}
            checked={form.values[word] === value}
            onChange={({ currentTarget: { checked } }) => form.set(word, checked ? value : before[word])}
          />
        )
      })}
    </FromDemo>
  )
}

/** The heading under which everything stands that comes out of the demo. */
export const FromDemo = ({ children }: { children: ReactNode }) => (
  <Part aria-label="From what you changed in your demo">
    <Stack gap={3}>
      <Text>
        <b>From what you changed in your demo.</b> Nothing is taken that you do not tick.
      </Text>
      {children}
    </Stack>
  </Part>
)

const Part = styled.section`
  padding-top: var(--sp-6);
  border-top: var(--bw) solid var(--line);
  overflow-wrap: anywhere;
`
