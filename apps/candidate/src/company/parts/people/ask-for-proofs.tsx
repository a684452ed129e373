import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { QueryView } from '@tryka/app-shell'
import { listVerificationRequests, requestVerification, type VerificationRequestList } from '@tryka/domain'
import { Button, Heading, Row, RowItem, Rows, Skeleton, SkeletonGroup, SrOnly, Stack, Text } from '@tryka/ui'
import { readQuery, useChange } from '../../../base/calls/calls'
import { formatDate } from '../../../base/format/format'
import { useZone } from '../use-zone'

interface AskForProofsProps {
  person: { id: string; name: string }
  postingId: string
}

type Item = VerificationRequestList['items'][number]

/** Must-have skills of a posting that a person has not verified: each can be asked for once. */
export function AskForProofs({ person, postingId }: AskForProofsProps) {
  const requests = useQuery(
    readQuery(listVerificationRequests, { params: { id: person.id }, query: { postingId } }),
  )
  return (
    <QueryView
      query={requests}
      loading={
        <SkeletonGroup label="Looking for skills to ask for">
          <Skeleton height="3rem" />
        </SkeletonGroup>
      }
      errorText="Skills that you may ask for could not be loaded. Check your connection, then try again."
    >
      {({ items }) => (
        <Unproved
          items={items.filter(({ askedAt, canAsk }) => canAsk || askedAt !== null)}
          person={person}
          postingId={postingId}
        />
      )}
    </QueryView>
  )
}

function Unproved({ items, person, postingId }: AskForProofsProps & { items: readonly Item[] }) {
  const id = useId()
  const zone = useZone()
  const ask = useChange(
    (api, skill: string) =>
      api.call(requestVerification, { params: { id: person.id }, body: { postingId, skill } }),
    {
      done: ({ skill }) => `Asked for ${skill}`,
      text: () => `${person.name} has a message, and need not answer.`,
      failed: 'The request could not be sent.',
    },
  )
  if (items.length === 0) return null
  return (
    <Stack gap={3}>
      <Heading as="h3" look="h4" id={id}>
        Must-have skills without verification
      </Heading>
      <Text size="sm">
        {person.name} gets one message, with the same text for everybody. You see the day on which you asked,
        and nothing else. No answer has no effect.
      </Text>
      <Rows aria-labelledby={id}>
        {items.map(({ skill, askedAt }) => (
          <RowItem key={skill}>
            <Row between wrap gap={3} style={{ flex: 1 }}>
              <b>{skill}</b>
              {askedAt ? (
                <Text size="sm">Asked on {formatDate(askedAt, zone)}</Text>
              ) : (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={ask.isPending && ask.variables === skill}
                  onClick={() => ask.mutate(skill)}
                >
                  Request verification<SrOnly>: {skill}</SrOnly>
                </Button>
              )}
            </Row>
          </RowItem>
        ))}
      </Rows>
    </Stack>
  )
}
