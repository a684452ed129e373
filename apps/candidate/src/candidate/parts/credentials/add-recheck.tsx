import { listCredentials, recheckInCredential, type OwnCredential } from '@tryka/domain'
import { Button, Row, SrOnly, Stack, Text } from '@tryka/ui'
import { useChange, useRead } from '../../../base/calls/calls'
import { formatMonth } from '../../../base/format/format'

interface AddRecheckProps {
  /** One that confirmed. */
  recheck: { id: string; skill: string }
}

/** Puts a live re-check into the credential, if its holder wishes; nothing of it is there by itself. */
export function AddRecheck({ recheck: { id, skill } }: AddRecheckProps) {
  const held = useRead(listCredentials, {}).data?.items ?? []
  const credential = held.find((one) => one.skill === skill && one.state === 'active')
  if (!credential) return null
  if (credential.recheck?.id === id)
    return (
      <Text size="sm">
        It stands in your credential: {skill}, re-checked live in {formatMonth(credential.recheck.month)}.
      </Text>
    )
  return <Add id={id} credential={credential} />
}

function Add({ id, credential }: { id: string; credential: OwnCredential }) {
  const { skill, version } = credential
  const add = useChange(
    (api) =>
      api.call(recheckInCredential, {
        params: { id: credential.id },
        body: { recheckId: id, version },
      }),
    {
      done: () => 'Added to your credential',
      text: () => 'Its link is another one now. Give away this one.',
      failed: 'It could not be added. Try again.',
    },
  )
  return (
    <Stack gap={2}>
      <Text size="sm">
        You may add it, with its month. Another credential is issued then: links and files that you gave away
        read “superseded”.
      </Text>
      <Row>
        <Button
          variant="secondary"
          size="sm"
          busy={add.isPending}
          busyLabel="Adding…"
          onClick={() => add.mutate(undefined)}
        >
          Add to my credential<SrOnly>: {skill}</SrOnly>
        </Button>
      </Row>
    </Stack>
  )
}
