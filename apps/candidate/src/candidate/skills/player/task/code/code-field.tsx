import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { userMessage } from '@tryka/api-client'
import { useMutation } from '@tryka/app-shell'
import { ATTEMPT_RULES, type RunResult } from '@tryka/domain'
import { Button, Field, Icon, Text } from '@tryka/ui'
import { CodeEditor } from './code-editor'
import { TestsCard } from './tests-card'

export interface CodeFieldProps {
  hint: string | undefined
  /** How many cases are shown. */
  cases: number
  /** Tries code on the cases that are shown. */
  run: (code: string) => Promise<RunResult>
  error: string | undefined
  value: string
  onChange: (code: string) => void
  onPaste: (length: number) => void
}

/** Code is written here and tried on the cases that are shown. */
export function CodeField({ hint, cases, run: runCode, error, value, onChange, onPaste }: CodeFieldProps) {
  const [isEmpty, setEmpty] = useState(false)
  const run = useMutation<RunResult, Error, string>({ mutationFn: runCode, meta: { needsSession: true } })
  const outcome = useRef<HTMLDivElement>(null)
  // On a phone it would come below the edge of the window.
  useEffect(() => {
    if (run.data) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [run.data])
  const tryIt = () => {
    const isBlank = value.trim() === ''
    setEmpty(isBlank)
    if (!isBlank) run.mutate(value)
  }
  return (
    <Box>
      <Field label="Your code" hint={hint} error={error}>
        <CodeEditor
          value={value}
          onChange={onChange}
          onPaste={(event) => onPaste(event.clipboardData.getData('text').length)}
        />
      </Field>
      <Foot>
        <Button variant="secondary" busy={run.isPending} busyLabel="Running…" onClick={tryIt}>
          <Icon icon={Play} size="sm" />
          Run
        </Button>
        <Text size="xs" tone={3}>
          Tries your code on the {cases === 1 ? 'case that is' : 'cases that are'} shown. The answer is tried
          on others too.
        </Text>
      </Foot>
      <Told ref={outcome} role="status">
        {isEmpty ? (
          <p>Write something first, then run it.</p>
        ) : (
          <>
            {run.isError && <p>{userMessage(run.error, 'The code could not be run. Try again.')}</p>}
            {run.data && (
              <TestsCard title="Your run" tests={run.data.tests} note={leftWords(run.data.left)} />
            )}
          </>
        )}
      </Told>
    </Box>
  )
}

const leftWords = (left: number): string =>
  left > ATTEMPT_RULES.runs ? '' : left === 1 ? ', 1 run is left' : `, ${left} runs are left`

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-3);
`
const Told = styled.div`
  scroll-margin-block: 8rem;
  font-size: var(--fs-3);
  color: var(--text-2);
`
