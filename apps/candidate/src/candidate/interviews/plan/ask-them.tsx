import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { questionsToAsk, type AskedRole, type QuestionsToAsk } from '@tryka/domain'
import { Heading, Stack, Text } from '@tryka/ui'
import { useRead } from '../../../base/calls/calls'

const ROLES: Record<AskedRole, string> = {
  recruiter: 'recruiting',
  manager: 'hiring manager',
  peer: 'somebody of the team',
  founder: 'heads the company',
}

/** Questions to ask them: what the posting leaves open first, then by whom one meets. */
export function AskThem({ id }: { id: string }) {
  const questions = useRead(questionsToAsk, { params: { id } })
  return (
    <Stack gap={3} asChild>
      <section aria-labelledby="ask-them">
        <Heading id="ask-them" as="h3" look="h4">
          Questions to ask them
        </Heading>
        <QueryView
          query={questions}
          loadingLabel="Loading questions to ask"
          errorText="The questions could not be loaded. Check your connection, then try again."
        >
          {(data) => <Questions {...data} />}
        </QueryView>
      </section>
    </Stack>
  )
}

const Questions = ({ unsaid, people }: QuestionsToAsk) => (
  <Stack gap={4}>
    {unsaid.length > 0 && (
      <List>
        {unsaid.map(({ topic, text, ask }) => (
          <li key={topic}>
            {ask}{' '}
            <Text as="span" size="sm" tone={3}>
              {text}
            </Text>
          </li>
        ))}
      </List>
    )}
    {people.map(({ name, as, questions }) => (
      <div key={name}>
        <Text size="sm" tone={3}>
          {name}, {ROLES[as]}
        </Text>
        <List>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </List>
      </div>
    ))}
  </Stack>
)

const List = styled.ul`
  display: grid;
  gap: var(--sp-2);
  padding-left: 1.25rem;
  list-style: disc;
  color: var(--text-2);
`
