import { useEffect, useState } from 'react'
import { answerMock, MockAnswer, MOCK_RULES, PEER_TEXT_FAULTS, peerTextFault, type Mock } from '@tryka/domain'
import { Card, CardBody, Field, Heading, Stack, Text, TextArea } from '@tryka/ui'
import { useApi } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import { Narrow } from './ahead'
import { Clock } from './clock'
import { OtherLink } from './other-link'
import type { RoomProps } from './use-room'

interface PartProps extends RoomProps {
  part: NonNullable<Mock['part']>
}
/** So long after the last letter what was typed is on its way to the other one. */
const PAUSE_MS = 1_200

/** One answers: the question, what is asked further, and a place to write. */
export function Answering({ mock, show, part }: PartProps) {
  return (
    <Narrow>
      <Clock mock={mock} part={part} show={show} />
      <OtherLink mock={mock} />
      {part.questions.toReversed().map((question, index) => (
        <Card key={question.n}>
          <CardBody>
            <Stack gap={4}>
              <Heading as={index === 0 ? 'h1' : 'h2'} look="h4">
                {question.stem}
              </Heading>
              {question.asked.length > 0 && (
                <div role="log" aria-label="Asked further">
                  {question.asked.map((text) => (
                    <Text key={text}>{text}</Text>
                  ))}
                </div>
              )}
              <Answer mockId={mock.id} n={question.n} first={question.answer} />
            </Stack>
          </CardBody>
        </Card>
      ))}
    </Narrow>
  )
}

function Answer({ mockId, n, first }: { mockId: string; n: number; first: string }) {
  const api = useApi()
  const [text, setText] = useState(first)
  const [sent, setSent] = useState(first)
  const [failed, setFailed] = useState<string>()
  const fault = peerTextFault(text)
  const isDue = text !== sent && fault === null
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => {
      const body = MockAnswer.safeParse({ n, text })
      if (!body.success) return
      api
        .call(answerMock, { params: { id: mockId }, body: body.data })
        .then(() => {
          setSent(text)
          setFailed(undefined)
        })
        .catch((error: unknown) =>
          setFailed(userMessage(error, 'It could not be sent. Go on typing to try again.')),
        )
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [api, isDue, mockId, n, text])
  const error = fault ? PEER_TEXT_FAULTS[fault] : failed
  return (
    <Field
      label="Your answer, if you write"
      hint={isDue && !failed ? 'Sending…' : 'The other one reads it as you go.'}
      {...(error ? { error } : {})}
    >
      <TextArea
        rows={7}
        maxLength={MOCK_RULES.answer}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Field>
  )
}
