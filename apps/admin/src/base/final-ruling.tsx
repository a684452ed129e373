import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFocusOnFault } from '@tryka/app-shell/forms'
import type { EraseUser } from '@tryka/domain'
import { Button, Card, ConfirmDialog, Heading, Notice, Stack, Text } from '@tryka/ui'
import { faultsOf, missingIn, NO_RULING, RulingFields } from './ruling-fields'

interface FinalRulingProps {
  title: string
  as: 'h2' | 'h3'
  /** What it does. */
  children: ReactNode
  /** Who reads the statement, over it. */
  readBy: string
  statementOf: (ruling: EraseUser & { at: string }) => readonly string[]
  submit: string
  /** The question before it is done. */
  ask: { title: string; confirmLabel: string; busyLabel: string }
  busy: boolean
  onGo: (ruling: EraseUser, done: () => void) => void
}

/** What nothing brings back: with reasons, and asked once more. */
export function FinalRuling(props: FinalRulingProps) {
  const { title, as, children, readBy, statementOf, submit, ask, busy, onGo } = props
  const [ruling, setRuling] = useState(NO_RULING)
  const [refused, setRefused] = useState(0)
  const fields = useId()
  const missing = missingIn(ruling, false)
  useFocusOnFault(refused, faultsOf(fields, missing))
  const [asking, setAsking] = useState(false)
  const { ground, facts } = ruling
  const press = (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(missing).length > 0) setRefused(refused + 1)
    else setAsking(true)
  }
  const go = () => {
    if (ground && !busy) onGo({ ground, facts: facts.trim() }, () => setAsking(false))
  }
  return (
    <>
      <Card asChild pad>
        <Stack asChild gap={4}>
          <form noValidate onSubmit={press} aria-labelledby={`${fields}-title`}>
            <Heading as={as} look="h4" id={`${fields}-title`}>
              {title}
            </Heading>
            <Text size="sm">{children}</Text>
            <RulingFields
              id={fields}
              value={ruling}
              onChange={setRuling}
              tried={refused > 0}
              withDays={false}
            />
            {ground && facts.trim() && (
              <Notice title={readBy}>
                {statementOf({ ground, facts: facts.trim(), at: new Date().toISOString() }).map(
                  (paragraph, n) => (
                    <Paragraph key={n}>{paragraph}</Paragraph>
                  ),
                )}
              </Notice>
            )}
            <div>
              <Button type="submit" variant="danger" busy={busy}>
                {submit}
              </Button>
            </div>
          </form>
        </Stack>
      </Card>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        text="This cannot be undone."
        busy={busy}
        onConfirm={go}
        {...ask}
      />
    </>
  )
}

const Paragraph = styled.p`
  margin-top: var(--sp-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`
