import { useId, useState, type FormEvent } from 'react'
import { useFocusOnFault } from '@tryka/app-shell/forms'
import type { SuspendAccount } from '@tryka/domain'
import { Button, Card, Heading, Stack, Text } from '@tryka/ui'
import { daysOf, faultsOf, missingIn, NO_RULING, RulingFields } from '../../base/ruling-fields'

interface SuspendFormProps {
  name: string
  busy: boolean
  onSuspend: (ruling: SuspendAccount) => void
}

/** Suspends an account without a report: an administrator looked by themselves. */
export function SuspendForm({ name, busy, onSuspend }: SuspendFormProps) {
  const [ruling, setRuling] = useState(NO_RULING)
  const [refused, setRefused] = useState(0)
  const id = useId()
  const missing = missingIn(ruling, true)
  useFocusOnFault(refused, faultsOf(id, missing))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const { ground, facts } = ruling
    if (!ground || Object.keys(missing).length > 0) setRefused(refused + 1)
    else onSuspend({ ground, facts, days: daysOf(ruling) })
  }
  return (
    <Card asChild pad>
      <Stack asChild gap={4}>
        <form noValidate onSubmit={submit} aria-labelledby="suspend">
          <Heading as="h2" look="h4" id="suspend">
            Suspend this account
          </Heading>
          <Text size="sm">
            {name} reads the statement of reasons, may object once, export the data and erase the account, and
            nothing else.
          </Text>
          <RulingFields id={id} value={ruling} onChange={setRuling} tried={refused > 0} withDays />
          <div>
            <Button type="submit" variant="danger" busy={busy}>
              Suspend and tell
            </Button>
          </div>
        </form>
      </Stack>
    </Card>
  )
}
