import { useState } from 'react'
import { MOCK_RULES, PEER_RULES, SubmitSheet, submitSheet } from '@tryka/domain'
import { Button, CardBody, Field, NativeSelect, Row, Said, Stack, Text, TextArea } from '@tryka/ui'
import { Box } from '../../../base/box'
import { useChange } from '../../../base/calls/calls'
import { LevelsField } from '../peers/levels-field'
import { Fault } from '../peers/parts'
import { useChecked } from '../peers/use-checked'
import type { RoomProps } from './use-room'

const HELP = ['Not at all', 'A little', 'Somewhat', 'Much', 'Very much'].map((label, value) => ({
  value: String(value),
  label: `${value} ${label}`,
}))

/** What one says of it: sealed until both did. */
export function SheetForm({ mock, show, noted, onNote }: RoomProps) {
  const doesAsk = mock.role !== 'answers'
  const [reasons, setReasons] = useState(() => Array<string>(MOCK_RULES.reasons).fill(''))
  const [thing, setThing] = useState('')
  const [help, setHelp] = useState(3)
  const { of, check } = useChecked(SubmitSheet)
  const submit = useChange(
    (api, body: SubmitSheet) => api.call(submitSheet, { params: { id: mock.id }, body }),
    { done: () => 'Your sheet is in', failed: 'Your sheet could not be sent. Try again.' },
    show,
  )
  const send = () => {
    const levels = doesAsk ? noted.levels : []
    const body = check({ tookPlace: true, help, levels, reasons, thing })
    if (body) submit.mutate(body)
  }
  return (
    <Box title="Say how it was">
      <CardBody>
        <Stack gap={5}>
          <Text size="sm" tone={3}>
            The other one reads it once both sheets are in, and the other way round. You have{' '}
            {MOCK_RULES.sheetHours} hours.
          </Text>
          {noted.notes && <Said>{noted.notes}</Said>}
          <Field label="How much did the other one help?">
            <NativeSelect value={String(help)} options={HELP} onValueChange={(to) => setHelp(Number(to))} />
          </Field>
          {doesAsk && (
            <div>
              <LevelsField
                type={mock.type}
                value={noted.levels}
                onChange={(levels) => onNote({ ...noted, levels })}
              />
              <Fault {...of('levels')} />
            </div>
          )}
          {reasons.map((reason, index) => (
            <Field
              key={index}
              label={`Reason ${index + 1}`}
              hint={
                doesAsk
                  ? `What you heard or read, in at least ${MOCK_RULES.reasonWords} words.`
                  : `What the other one did, in at least ${MOCK_RULES.reasonWords} words.`
              }
              {...of(`reasons.${index}`, 'reasons')}
            >
              <TextArea
                rows={2}
                maxLength={MOCK_RULES.reason}
                value={reason}
                onChange={(event) => {
                  const typed = event.currentTarget.value
                  setReasons(reasons.map((one, at) => (at === index ? typed : one)))
                }}
              />
            </Field>
          ))}
          <Field
            label="One thing to do next"
            hint="About what was said, never about the person."
            {...of('thing')}
          >
            <TextArea
              rows={3}
              maxLength={PEER_RULES.thing}
              value={thing}
              onChange={(event) => setThing(event.currentTarget.value)}
            />
          </Field>
          <Row gap={3} wrap>
            <Button busy={submit.isPending} busyLabel="Sending…" onClick={send}>
              Send
            </Button>
            <Button
              variant="quiet"
              busy={submit.isPending}
              onClick={() => submit.mutate({ tookPlace: false })}
            >
              It did not take place
            </Button>
          </Row>
        </Stack>
      </CardBody>
    </Box>
  )
}
