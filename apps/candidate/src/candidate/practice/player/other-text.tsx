import { useState } from 'react'
import { styled } from 'styled-components'
import { Button, Card, Heading, Row, Stack, Text, TextButton } from '@tryka/ui'
import { wordsOf } from './draft'
import type { Drafting } from './use-draft'

/** Another device is ahead: says which text is which, and loses neither. */
export function Ahead({ drafting: { ahead, text, choose } }: { drafting: Drafting }) {
  const [isShown, setShown] = useState(false)
  if (ahead === undefined) return null
  return (
    <Card pad asChild>
      <section aria-labelledby="ahead">
        <Stack gap={3}>
          <Heading id="ahead" look="h4">
            You wrote on another device
          </Heading>
          <Text size="sm">
            That draft is newer, with {wordsOf(ahead)} words. The field below holds the one from here, with{' '}
            {wordsOf(text)}. The one that you do not use stays below it.
          </Text>
          {isShown && (
            <Quote>
              <b>On the other device</b>
              {ahead || 'Nothing: the text was removed there.'}
            </Quote>
          )}
          <Row gap={2} wrap>
            <Button variant="secondary" size="sm" onClick={() => choose('there')}>
              Use the newer one
            </Button>
            <Button variant="secondary" size="sm" onClick={() => choose('here')}>
              Use the one from here
            </Button>
            <Button variant="quiet" size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              {isShown ? 'Hide the newer one' : 'Show both'}
            </Button>
          </Row>
        </Stack>
      </section>
    </Card>
  )
}

/** The text that was not used, until the answer is in. */
export const Other = ({ drafting: { other, swap } }: { drafting: Drafting }) =>
  other.trim() === '' ? null : (
    <Quote>
      <b>The other text, {wordsOf(other)} words</b>
      {other}
      <TextButton onClick={swap}>Swap the two</TextButton>
    </Quote>
  )

export const Quote = styled.div`
  padding: var(--sp-3) var(--sp-4);
  border: var(--bw) dashed var(--control);
  border-radius: var(--r-2);
  font-size: var(--fs-3);
  line-height: 1.55;
  color: var(--text-2);
  white-space: pre-line;
  overflow-wrap: anywhere;

  b {
    display: block;
    margin-bottom: var(--sp-1);
    color: var(--text);
  }
  button {
    display: block;
    margin-top: var(--sp-2);
  }
`
