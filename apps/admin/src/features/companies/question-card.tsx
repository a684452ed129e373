import { useState, type FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { endpointKey, notify, useApi, useMutation } from '@tryka/app-shell'
import { userMessage } from '@tryka/api-client'
import { askCompany, LIMITS, listCompanyCases, type CompanyCase } from '@tryka/domain'
import { Button, Card, Field, Heading, Stack, Text, TextArea } from '@tryka/ui'
import { Deciders } from '../../base/deciders'
import { formatRecent } from '../../base/format'
import { useNewest } from './companies.queries'
import { Quote } from './quote'

/** What is asked before a decision, what was answered, and another question. */
export function QuestionCard({ company: { id, name, question, version, state } }: { company: CompanyCase }) {
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const ask = useAsk(() => setText(''))
  if (state !== 'pending' && !question) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ask.isPending) return
    const words = text.trim()
    setError(words ? '' : 'Write what you want to know.')
    if (words) ask.mutate({ id, version, text: words })
  }
  return (
    <Card asChild pad>
      <Stack asChild gap={4}>
        <section aria-labelledby="question">
          <Heading as="h3" look="h4" id="question">
            Question
          </Heading>
          {question && (
            <>
              <Quote by={`Asked ${formatRecent(question.askedAt)}`}>{question.text}</Quote>
              {question.answer !== null && question.answeredAt !== null ? (
                <Quote by={`${name} answered ${formatRecent(question.answeredAt)}`}>{question.answer}</Quote>
              ) : (
                <Text size="sm">Not answered yet.</Text>
              )}
            </>
          )}
          {state === 'pending' && (
            <Deciders>
              <Stack asChild gap={3}>
                <form noValidate onSubmit={submit} aria-label="Ask a question">
                  <Field
                    label={question ? 'Another question' : 'Ask a question'}
                    hint="Its Admins get it by mail; the answer stands here. A new question takes the place of the last."
                    error={error}
                  >
                    <TextArea
                      rows={2}
                      value={text}
                      maxLength={LIMITS.message}
                      onChange={(event) => setText(event.currentTarget.value)}
                    />
                  </Field>
                  <div>
                    <Button type="submit" variant="secondary" busy={ask.isPending} busyLabel="Sending…">
                      Send question
                    </Button>
                  </div>
                </form>
              </Stack>
            </Deciders>
          )}
        </section>
      </Stack>
    </Card>
  )
}

function useAsk(asked: () => void) {
  const api = useApi()
  const queries = useQueryClient()
  const show = useNewest()
  const readAgain = () => void queries.invalidateQueries({ queryKey: endpointKey(listCompanyCases) })
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; version: number; text: string }) =>
      api.call(askCompany, { params: { id }, body }),
    onSuccess: (now) => {
      show(now)
      notify.success('Question Sent', 'Its Admins are told by mail.')
      asked()
      readAgain()
    },
    onError: (error) => {
      notify.failure('Error', userMessage(error, 'The question was not sent. Please try again.'))
      readAgain()
    },
    meta: { needsSession: true },
  })
}
