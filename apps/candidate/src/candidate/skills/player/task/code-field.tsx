import { styled } from 'styled-components'
import { userMessage } from '@tryka/api-client'
import { useApi, useMutation } from '@tryka/app-shell'
import { type Presentation, runCode, type RunResult } from '@tryka/domain'
import { Button, Field, ScrollRegion, Text, TextArea } from '@tryka/ui'

const ROWS = 10

export interface CodeFieldProps {
  attemptId: string
  task: Presentation
  error: string | undefined
  value: string
  onChange: (code: string) => void
  onPaste: (length: number) => void
}

/** Code is written here and tried on the cases that are shown. Tab leaves the field, as everywhere. */
export function CodeField({ attemptId, task, error, value, onChange, onPaste }: CodeFieldProps) {
  const { seq, nonce, answerHint, visibleTests = [] } = task
  const api = useApi()
  const run = useMutation<RunResult, Error, string>({
    mutationFn: (code) => api.call(runCode, { params: { id: attemptId }, body: { seq, nonce, code } }),
    meta: { needsSession: true },
  })
  return (
    <Box>
      <Field label="Your code" hint={answerHint} error={error}>
        <Editor
          value={value}
          rows={ROWS}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
          onPaste={(event) => onPaste(event.clipboardData.getData('text').length)}
        />
      </Field>
      <Foot>
        <Button
          variant="secondary"
          busy={run.isPending}
          busyLabel="Running…"
          onClick={() => value.trim() !== '' && run.mutate(value)}
        >
          Run
        </Button>
        <Text size="xs" tone={3}>
          Tries your code on the case below. The answer is tried on others too.
        </Text>
      </Foot>
      <div role="status">
        {run.isError && <p>{userMessage(run.error, 'The code could not be run. Try again.')}</p>}
        {run.data && <Outcome result={run.data} />}
      </div>
      {visibleTests.map(({ name, text }) => (
        <Shown key={name} title={`Case: ${name}`} text={text} />
      ))}
    </Box>
  )
}

const Outcome = ({ result: { tests, left } }: { result: RunResult }) => (
  <Box>
    {tests.map(({ name, passed, output }) => (
      <Shown key={name} title={`${passed ? 'Passed' : 'Failed'}: ${name}`} text={output} />
    ))}
    <Text size="xs" tone={3}>
      {left === 1 ? '1 run is left.' : `${left} runs are left.`}
    </Text>
  </Box>
)

const Shown = ({ title, text }: { title: string; text: string }) => (
  <div>
    <Title>{title}</Title>
    <ScrollRegion label={title}>
      <Pre>{text}</Pre>
    </ScrollRegion>
  </div>
)

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`
const Editor = styled(TextArea)`
  font-family: var(--font-mono);
  tab-size: 2;
  white-space: pre;
  overflow-x: auto;
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-3);
`
const Title = styled.p`
  font-size: var(--fs-3);
  font-weight: var(--fw-medium);
`
const Pre = styled.pre`
  margin: 0;
  padding: var(--sp-3);
  border: var(--bw) solid var(--line);
  border-radius: var(--r-2);
  background: var(--surface);
  font: var(--fw-regular) var(--fs-2) / 1.5 var(--font-mono);
`
