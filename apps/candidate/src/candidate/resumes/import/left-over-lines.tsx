import { styled } from 'styled-components'
import type { ReadResume } from '@tryka/resume-import'
import { CopyButton, Field, Heading, NativeSelect, Text } from '@tryka/ui'
import { placesFor } from './left-over'
import { placeOf } from './review-fields'

export interface LeftOverProps {
  found: ReadResume
  paged: boolean
  onPlace: (line: number, place: string) => void
}

/** What no field holds, line by line, and where it could go. */
export function LeftOver({ found: { draft, leftOver }, paged, onPlace }: LeftOverProps) {
  if (!leftOver.length) return null
  const places = placesFor(draft)
  return (
    <Lines aria-label="Not placed">
      <Heading as="h3" look="h4">
        Not placed
      </Heading>
      <Text>
        {leftOver.length === 1 ? 'This line has' : `These ${leftOver.length} lines have`} words that no field
        holds. Say where they go; what you leave out is not saved.
      </Text>
      <div>
        <CopyButton text={leftOver.map(({ text }) => text).join('\n')} label="Copy all of it" />
      </div>
      {leftOver.map((line, index) => (
        <Field
          key={`${placeOf(line, true)} ${line.text}`}
          label={line.text}
          hint={`From ${placeOf(line, paged)}`}
        >
          <NativeSelect options={places} value="" onValueChange={(place) => onPlace(index, place)} />
        </Field>
      ))}
    </Lines>
  )
}

const Lines = styled.section`
  display: grid;
  gap: var(--sp-4);
  min-width: 0;
  padding-top: var(--sp-5);
  border-top: var(--bw) solid var(--line);
  overflow-wrap: anywhere;
`
