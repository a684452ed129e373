import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { CorrectionDetail } from '@tryka/domain'
import { Card, CardBody, CardHead, KeyValues, ScrollRegion, Said, Stack, StatusDot, Text } from '@tryka/ui'
import { formatTime } from '../../base/format'
import { CorrectionForm } from './correction-form'
import { kindOf, revisionText, STATES } from './words'

/** One correction: what was said, the thing that it is about, and the decision. */
export function CorrectionView({ of, takesFocus }: { of: CorrectionDetail; takesFocus: boolean }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const { id, about, at, text, source, state, reason, decidedAt } = of
  const { word, tone } = STATES[state]
  return (
    <Stack gap={5}>
      <Card asChild>
        <section aria-labelledby="correction">
          <CardHead action={<StatusDot tone={tone}>{word}</StatusDot>}>
            <Title id="correction" ref={title} tabIndex={-1}>
              {kindOf(of)}: {about}
            </Title>
          </CardHead>
          <CardBody>
            <Stack gap={3}>
              <Said>{text}</Said>
              {source !== null && <Broken dir="auto">Source: {source}</Broken>}
              <Text size="sm" tone={3}>
                {formatTime(at)}. {revisionText(of)}
              </Text>
              {decidedAt !== null && (
                <Broken>
                  {word}, {formatTime(decidedAt)}: {reason}
                </Broken>
              )}
            </Stack>
          </CardBody>
        </section>
      </Card>
      <Thing of={of} />
      {state === 'open' && <CorrectionForm id={id} />}
    </Stack>
  )
}

/** What it is about, as it is served now. */
function Thing({ of }: { of: CorrectionDetail }) {
  const { ref, part, kind } = of
  return (
    <Card asChild>
      <section aria-labelledby="thing">
        <CardHead>
          <h3 id="thing">{kindOf(of)} as it is now</h3>
        </CardHead>
        <CardBody>
          <Stack gap={4}>
            {part && (
              <>
                <Broken>{part.text}</Broken>
                {part.code !== null && (
                  <ScrollRegion label="Code">
                    <Code>{part.code}</Code>
                  </ScrollRegion>
                )}
              </>
            )}
            {!part && (kind === 'point' || kind === 'check') && (
              <Text size="sm">It is not there any more.</Text>
            )}
            <KeyValues
              items={[
                { label: 'Reference', value: <Broken as="span">{ref}</Broken> },
                ...(part && part.right.length > 0
                  ? [{ label: 'Counts as right', value: <Broken as="span">{part.right.join('\n')}</Broken> }]
                  : []),
              ]}
            />
            {kind === 'check' && part && (
              <Text size="sm" tone={3}>
                Everybody gets numbers and an order of their own; this is one of them.
              </Text>
            )}
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}

const Title = styled.h2`
  overflow-wrap: anywhere;
`
const Broken = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`
const Code = styled.pre`
  margin: 0;
  font: var(--fw-regular) var(--fs-2) / 1.65 var(--font-mono);
  white-space: pre;
`
