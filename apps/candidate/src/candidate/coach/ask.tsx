import { SendHorizontal } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { TALK_LIMITS } from '@tryka/domain'
import { Button, Field, Icon, SrOnly, Text, TextButton, TextInput } from '@tryka/ui'
import type { TalkNow } from './use-talk'

/** Where something is said: it stays in sight however long the talk is. */
export function Ask({ talk: { thread, tell, field, remove } }: { talk: TalkNow }) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (said === '' || tell.isPending) return
    tell.mutate(said, { onSuccess: () => setText('') })
  }
  return (
    <Box>
      <SrOnly role="status">{tell.isPending ? 'The coach reads your records' : ''}</SrOnly>
      <Form onSubmit={submit} noValidate>
        <Field label="Ask the coach" hideLabel>
          <TextInput
            ref={field}
            value={text}
            maxLength={TALK_LIMITS.message}
            placeholder="Ask about your path, a job, a score"
            autoComplete="off"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Field>
        <Button type="submit" iconOnly label="Send" busy={tell.isPending}>
          <Icon icon={SendHorizontal} size="sm" />
        </Button>
      </Form>
      <Text size="xs" tone={3}>
        Answers are read from your own records. No employer sees any of this. Deleted after{' '}
        {TALK_LIMITS.keptDays} days
        {thread && thread.lines.length > 0 ? (
          <>
            , or <TextButton onClick={() => remove.mutate(thread.id)}>delete it now</TextButton>.
          </>
        ) : (
          '.'
        )}
      </Text>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
  width: 100%;
`
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--sp-2);
`
