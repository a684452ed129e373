import { styled } from 'styled-components'
import { askInMock, PEER_RULES, type AskNextBody, type Mock } from '@tryka/domain'
import { Button, Card, CardBody, Field, Heading, media, Said, Stack, Text, TextArea } from '@tryka/ui'
import { Box } from '../../../base/box'
import { useChange } from '../../../base/calls/calls'
import { LevelsField } from '../peers/levels-field'
import { Line } from '../peers/parts'
import { Clock } from './clock'
import { OtherLink } from './other-link'
import type { RoomProps } from './use-room'

interface PartProps extends RoomProps {
  part: NonNullable<Mock['part']>
}

/** One asks: the question, follow-ups that only one sees, what the other writes, notes and levels. */
export function Asking({ mock, show, noted, onNote, part }: PartProps) {
  const [now] = part.questions.slice(-1)
  const ask = useChange(
    (api, body: AskNextBody) => api.call(askInMock, { params: { id: mock.id }, body }),
    { failed: 'It could not be asked. Try again.' },
    show,
  )
  return (
    <Two>
      <Stack gap={5}>
        <Clock mock={mock} part={part} show={show} />
        <OtherLink mock={mock} />
        <Card>
          <CardBody>
            <Stack gap={4}>
              <Heading as="h1" look="h4">
                {now?.stem}
              </Heading>
              {now?.answer ? (
                <Said>{now.answer}</Said>
              ) : (
                <Text size="sm" tone={3}>
                  What the other one writes stands here.
                </Text>
              )}
              {!part.isLastQuestion && (
                <div>
                  <Button
                    variant="secondary"
                    size="sm"
                    busy={ask.isPending}
                    onClick={() => ask.mutate({ next: true })}
                  >
                    Next question
                  </Button>
                </div>
              )}
            </Stack>
          </CardBody>
        </Card>
        <Box title="Follow-ups, for you alone">
          <CardBody>
            <Stack gap={3}>
              {part.followUps.length === 0 && (
                <Text size="sm" tone={3}>
                  This question has none. Ask what you would like to know.
                </Text>
              )}
              {part.followUps.map(({ n, text, isAsked }) => (
                <FollowUp key={n}>
                  <Text size="sm">{text}</Text>
                  {isAsked ? (
                    <Text size="sm" tone={3}>
                      Asked
                    </Text>
                  ) : (
                    <Button
                      variant="quiet"
                      size="sm"
                      label={`Ask: ${text}`}
                      busy={ask.isPending}
                      onClick={() => ask.mutate({ followUp: n })}
                    >
                      Ask
                    </Button>
                  )}
                </FollowUp>
              ))}
            </Stack>
          </CardBody>
        </Box>
      </Stack>
      <Card>
        <CardBody>
          <Stack gap={5}>
            <Field label="Notes" hint="For you alone. They stay in this tab.">
              <TextArea
                rows={5}
                maxLength={PEER_RULES.answer}
                value={noted.notes}
                onChange={(event) => onNote({ ...noted, notes: event.currentTarget.value })}
              />
            </Field>
            <LevelsField
              type={mock.type}
              value={noted.levels}
              onChange={(levels) => onNote({ ...noted, levels })}
            />
          </Stack>
        </CardBody>
      </Card>
    </Two>
  )
}

const FollowUp = styled(Line)`
  align-items: baseline;
`
const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: var(--sp-5);
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
