import { BRAND, criterionName, type Mock, type MockSheet } from '@tryka/domain'
import { Card, CardBody, Heading, Row, Said, Stack, StatusDot, Text } from '@tryka/ui'
import { Box } from '../../../base/box'
import { ReportButton } from '../../../base/report/report-button'
import { Block } from '../peers/block'
import { Narrow } from './ahead'
import type { RoomProps } from './use-room'
import { SheetForm } from './sheet-form'
import { MOCK_WORDS } from './words'

/** What became of it, as one side is told. */
function said({ state, by, role, sheet }: Mock): string {
  switch (state) {
    case 'left':
      return by === 'me' ? 'You have left. It costs nothing.' : 'The other one has left. You lose nothing.'
    case 'cancelled':
      return by === 'me' ? 'You called it off.' : 'It was called off. You lose nothing.'
    case 'no_show':
      return by === 'other'
        ? 'The other one did not come. You lose nothing.'
        : 'You were not there within ten minutes.'
    case 'confirmed':
      return role === 'answers'
        ? 'Both said that it took place and helped.'
        : `Both said that it took place and helped. Asking gives 50 ${BRAND.credits}, at most twice a week.`
    case 'not_confirmed':
      return 'It was not confirmed by both, so nothing is paid.'
    default:
      return sheet ? 'You said how it was. You read the other sheet once it is in.' : 'Say how it was.'
  }
}

/** After it: what one says of it, and what both said once they did. */
export function Over(props: RoomProps) {
  const { mock } = props
  const { id, otherId, name, state, isSheetDue, sheet, otherSheet, answers } = mock
  return (
    <Narrow>
      <Card>
        <CardBody>
          <Stack gap={4}>
            <Heading as="h1" look="h3">
              Mock interview with {name}
            </Heading>
            <StatusDot tone={MOCK_WORDS[state].tone}>{MOCK_WORDS[state].word}</StatusDot>
            <Text>{said(mock)}</Text>
            <Row gap={3} wrap>
              <ReportButton subject="help" id={otherId} what="this mock interview">
                Report
              </ReportButton>
              <Block reviewId={id} />
            </Row>
          </Stack>
        </CardBody>
      </Card>
      {isSheetDue && <SheetForm {...props} />}
      {otherSheet && <Sheet title={`What ${name} said`} of={otherSheet} />}
      {sheet && <Sheet title="What you said" of={sheet} />}
      {answers.length > 0 && (
        <Box title="What you wrote">
          <CardBody>
            <Stack gap={4}>
              {answers.map(({ stem, text }) => (
                <Stack key={stem} gap={2}>
                  <Heading as="h3" look="h4">
                    {stem}
                  </Heading>
                  <Said>{text}</Said>
                </Stack>
              ))}
            </Stack>
          </CardBody>
        </Box>
      )}
    </Narrow>
  )
}

const Sheet = ({ title, of }: { title: string; of: MockSheet }) => (
  <Box title={title}>
    <CardBody>
      <Stack gap={4}>
        <Text>{of.tookPlace ? `It took place. Help: ${of.help} of 4.` : 'It did not take place.'}</Text>
        {of.levels.length > 0 && (
          <ul>
            {of.levels.map(({ id, level }) => (
              <li key={id}>
                {criterionName(id)}: {level} of 4
              </li>
            ))}
          </ul>
        )}
        {of.reasons.map((reason) => (
          <Said key={reason}>{reason}</Said>
        ))}
        {of.thing && (
          <Stack gap={1}>
            <Text size="sm" tone={3}>
              One thing to do next
            </Text>
            <Text>{of.thing}</Text>
          </Stack>
        )}
      </Stack>
    </CardBody>
  </Box>
)
