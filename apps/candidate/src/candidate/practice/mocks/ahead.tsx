import { useState } from 'react'
import { styled } from 'styled-components'
import { BRAND, cancelMock, CallLink, MOCK_RULES, PRACTICE_TYPE_NAMES, saveLink } from '@tryka/domain'
import {
  Button,
  Card,
  CardBody,
  ConfirmDialog,
  Field,
  Heading,
  Row,
  Stack,
  StatusDot,
  Text,
  TextInput,
} from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { formatMoment, formatTime, zoneName } from '../../../base/format/format'
import { useChecked } from '../peers/use-checked'
import { OtherLink } from './other-link'
import type { RoomProps } from './use-room'
import { ROLE_WORDS } from './words'

/** Before it begins: when, with whom, the way to a call, and the way out. */
export function Ahead({ mock, show }: RoomProps) {
  const { name, type, startsAt, opensAt, now, minutes, role, isOtherHere } = mock
  const isOpen = now >= opensAt
  return (
    <Narrow>
      <Card>
        <CardBody>
          <Stack gap={4}>
            <Heading as="h1" look="h3">
              {PRACTICE_TYPE_NAMES[type]} with {name}
            </Heading>
            <Text>
              {formatMoment(startsAt)}, {minutes} minutes, {ROLE_WORDS[role]}. In {zoneName()}.
            </Text>
            <div role="status">
              {isOpen ? (
                <StatusDot tone={isOtherHere ? 'vriddhi' : 'open'}>
                  {isOtherHere
                    ? `${name} is here. It begins at ${formatTime(startsAt)}.`
                    : `You are here. ${name} is not here yet.`}
                </StatusDot>
              ) : (
                <StatusDot>The room opens at {formatTime(opensAt)}.</StatusDot>
              )}
            </div>
            <Text size="sm" tone={3}>
              Everything works in writing on this page. Be here within {MOCK_RULES.lateMinutes} minutes of the
              beginning. Nothing is recorded.
            </Text>
            <OtherLink mock={mock} />
          </Stack>
        </CardBody>
      </Card>
      <OwnLink mock={mock} show={show} />
      <CallOff mock={mock} show={show} />
    </Narrow>
  )
}

function OwnLink({ mock, show }: Pick<RoomProps, 'mock' | 'show'>) {
  const [link, setLink] = useState(mock.link ?? '')
  const { of, check } = useChecked(CallLink)
  const save = useChange(
    (api, to: string | null) => api.call(saveLink, { params: { id: mock.id }, body: { link: to } }),
    { done: () => 'Your link is saved', failed: 'Your link could not be saved. Try again.' },
    show,
  )
  const keep = () => {
    if (link.trim() === '') save.mutate(null)
    else {
      const checked = check(link)
      if (checked) save.mutate(checked)
    }
  }
  return (
    <Card>
      <CardBody>
        <Stack gap={3}>
          <Field
            label="Link of a call, if you like to talk"
            hint="The other one sees it a quarter of an hour before. Choose one that does not tell your name."
            {...of('')}
          >
            <TextInput
              type="url"
              value={link}
              maxLength={500}
              placeholder="https://"
              onChange={(event) => setLink(event.currentTarget.value)}
            />
          </Field>
          <div>
            <Button variant="secondary" size="sm" busy={save.isPending} onClick={keep}>
              Save the link
            </Button>
          </div>
        </Stack>
      </CardBody>
    </Card>
  )
}

function CallOff({ mock, show }: Pick<RoomProps, 'mock' | 'show'>) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useChange(
    (api, id: string) => api.call(cancelMock, { params: { id } }),
    { failed: 'It could not be called off. Try again.' },
    (next) => {
      show(next)
      setAsking(false)
    },
  )
  return (
    <Row gap={3}>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        Call it off
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title="Call it off?"
          text={
            mock.costs > 0
              ? `It begins in less than ${MOCK_RULES.cancelHours} hours: the ${mock.costs} ${BRAND.credits} that you put aside are lost.`
              : 'You lose nothing, and the other one is told.'
          }
          confirmLabel="Call it off"
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate(mock.id)}
        />
      )}
    </Row>
  )
}

export const Narrow = styled.div`
  display: grid;
  gap: var(--sp-5);
  max-width: 44rem;
  min-width: 0;
  margin-inline: auto;
`
