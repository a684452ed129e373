import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { endpointQuery } from '@tryka/app-shell'
import { closedStatement, lookAtClosing, pathOf, type CompanyCase } from '@tryka/domain'
import { Button, Card, Heading, Stack, Text } from '@tryka/ui'
import { FinalRuling } from '../../base/final-ruling'
import { formatCount } from '../../base/format'
import { useClose } from './companies.queries'
import { searchOf } from './use-choice'

const TITLE = 'Close this company'
const TEXT =
  'Its postings close, open applications end with “closed”, and the seats of its team end with them. Its domain is free for others.'

/** Closes a company for good, as its Admins could: behind a press, as it is seldom meant. */
export function CloseForm({ company: { id, name } }: { company: CompanyCase }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const close = useClose(id, () => void navigate({ search: searchOf('any', id) }, { replace: true }))
  const ends = useQuery({
    ...endpointQuery({ ...lookAtClosing, path: pathOf(lookAtClosing, { id }) }),
    enabled: isOpen,
    staleTime: 0,
  }).data
  if (!isOpen)
    return (
      <Card asChild pad>
        <Stack asChild gap={4}>
          <section aria-labelledby="close-company">
            <Heading as="h3" look="h4" id="close-company">
              {TITLE}
            </Heading>
            <Text size="sm">{TEXT}</Text>
            <div>
              <Button variant="secondary" onClick={() => setOpen(true)}>
                Close it with reasons
              </Button>
            </div>
          </section>
        </Stack>
      </Card>
    )
  return (
    <FinalRuling
      title={TITLE}
      as="h3"
      readBy="This is what its Admins read, by mail"
      statementOf={(ruling) => closedStatement({ ...ruling, name })}
      submit="Close and tell"
      ask={{ title: `Close ${name} for good?`, confirmLabel: 'Close company', busyLabel: 'Closing…' }}
      busy={close.isPending}
      onGo={(ruling, done) => close.mutate(ruling, { onSettled: done })}
    >
      {TEXT} {ends && countsOf(ends)}
    </FinalRuling>
  )
}

const some = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

const countsOf = ({ postings, open, members }: { postings: number; open: number; members: number }): string =>
  `Now: ${some(postings, 'posting', 'postings')}, ${some(open, 'open application', 'open applications')}, ${some(members, 'seat', 'seats')}.`
