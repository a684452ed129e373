import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { INTENT_LABELS, USEFUL } from '@tryka/domain'
import { Button, Row, Text } from '@tryka/ui'
import { useModel } from '../parts/model-consent'
import { Line, Said } from './line'
import { useCoach } from './use-coach'
import type { TalkNow } from './use-talk'

/** The conversation: what was said. Every answer is made of facts read then. */
export function Talk({ talk }: { talk: TalkNow }) {
  const { threads, thread, tell, say } = talk
  const { close } = useCoach()
  const lines = thread?.lines ?? []
  const end = useRef<HTMLDivElement>(null)
  const count = lines.length + Number(tell.isPending)
  const shown = useRef<number>(undefined)
  useEffect(() => {
    // Only what comes while one looks: opening stays at the beginning.
    if (shown.current !== undefined && count > shown.current)
      end.current?.scrollIntoView({ block: 'nearest' })
    if (threads.data) shown.current = count
  }, [count, threads.data])
  return (
    <QueryView
      query={threads}
      loadingLabel="Loading the talk"
      errorText="The talk could not be loaded. Check your connection, then try again."
    >
      {() => (
        <Lines aria-label="Talk with the coach" role="log">
          {lines.length === 0 && (
            <Row gap={2} wrap>
              {USEFUL.map((intent) => (
                <Button key={intent} variant="secondary" size="sm" onClick={() => say(INTENT_LABELS[intent])}>
                  {INTENT_LABELS[intent]}
                </Button>
              ))}
            </Row>
          )}
          {lines.map((line) => (
            <Line key={line.seq} line={line} onSay={say} onStop={close} />
          ))}
          {tell.isPending && <Waiting talk={talk} />}
          <div ref={end} />
        </Lines>
      )}
    </QueryView>
  )
}

/** What was asked and has no answer yet. Only a model takes its time, and it can be stopped: ours stands in its place. */
function Waiting({ talk: { tell, stop, isStopped, field } }: { talk: TalkNow }) {
  const isWorded = Boolean(useModel()?.consent)
  const onStop = () => {
    stop()
    field.current?.focus()
  }
  return (
    <>
      <Said>{tell.variables}</Said>
      {isWorded && !isStopped && (
        <Row gap={3} wrap>
          <Text size="sm" tone={3}>
            A model words the answer.
          </Text>
          <Button variant="secondary" size="sm" onClick={onStop}>
            Stop
          </Button>
        </Row>
      )}
    </>
  )
}

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
`
