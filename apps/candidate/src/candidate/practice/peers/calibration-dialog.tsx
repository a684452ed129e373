import { useState } from 'react'
import { userMessage } from '@tryka/api-client'
import { Waiting } from '@tryka/app-shell'
import {
  areWholeLevels,
  peerCalibration,
  PRACTICE_TYPE_NAMES,
  tryPeerCalibration,
  type CalibrationResult,
  type CalibrationTask,
  type PeerLevels,
  type PracticeType,
} from '@tryka/domain'
import { Button, Dialog, Heading, Notice, Said, Stack, Text } from '@tryka/ui'
import { useChange, useRead } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { LevelsField } from './levels-field'
import { Fault } from './parts'
import { shiftText } from './words'

interface CalibrationProps {
  type: PracticeType
  onClose: () => void
}

/** Three known answers to judge, one after the other, and how near one was. */
export function CalibrationDialog({ type, onClose }: CalibrationProps) {
  // What is judged stays what it is, also when the call that ends it makes everything else be read anew.
  const [result, setResult] = useState<CalibrationResult>()
  const task = useRead(peerCalibration, { query: { type } }, { enabled: result === undefined })
  if (result) return <Told result={result} onClose={onClose} />
  if (task.data) return <Judge task={task.data} onClose={onClose} onResult={setResult} />
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={titleOf(type)}>
      {task.isError ? (
        <Notice role="alert">{userMessage(task.error, 'The answers could not be loaded. Try again.')}</Notice>
      ) : (
        <Waiting label="Loading the answers" />
      )}
    </Dialog>
  )
}

const titleOf = (type: PracticeType) => `Calibration: ${PRACTICE_TYPE_NAMES[type].toLowerCase()}`

interface JudgeProps {
  task: CalibrationTask
  onClose: () => void
  onResult: (result: CalibrationResult) => void
}

function Judge({ task: { type, answers }, onClose, onResult }: JudgeProps) {
  const [levels, setLevels] = useState<Record<string, PeerLevels>>({})
  const [at, setAt] = useState(0)
  const [error, setError] = useState('')
  const answer = answers[at]
  const send = useChange(
    (api, given: Record<string, PeerLevels>) =>
      api.call(tryPeerCalibration, {
        body: { type, answers: answers.map(({ id }) => ({ id, levels: given[id] ?? [] })) },
      }),
    { failed: 'Your levels could not be sent. Try again.', except: peerCalibration.path },
    onResult,
  )
  if (!answer) return null
  const own = levels[answer.id] ?? []
  const isLast = at === answers.length - 1
  return (
    <FormDialog
      title={titleOf(type)}
      description={`Answer ${at + 1} of ${answers.length}. Two raters judged it before you.`}
      submitLabel={isLast ? 'Compare' : 'Next answer'}
      busyLabel="Comparing…"
      busy={send.isPending}
      dirty={Object.keys(levels).length > 0}
      onClose={onClose}
      onSubmit={() => {
        if (!areWholeLevels(type, own)) return setError('Give each criterion a level.')
        setError('')
        return isLast ? send.mutate(levels) : setAt(at + 1)
      }}
    >
      <Stack gap={3} key={answer.id}>
        <Heading as="h3" look="h4">
          {answer.question}
        </Heading>
        <Said>{answer.text}</Said>
      </Stack>
      <LevelsField
        key={`levels-${answer.id}`}
        type={type}
        value={own}
        onChange={(to) => setLevels({ ...levels, [answer.id]: to })}
      />
      <Fault error={error} />
    </FormDialog>
  )
}

const Told = ({ result, onClose }: { result: CalibrationResult; onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={result.isPassed ? 'You may review' : 'Not near enough yet'}
    footer={<Button onClick={onClose}>Done</Button>}
  >
    <Stack gap={3}>
      <Text>
        You were {(result.distance / 100).toFixed(2)} of a level from the raters on the mean, and{' '}
        {result.furthest} at most. {shiftText(result.shift)}
      </Text>
      <Text>
        {result.isPassed
          ? 'It holds for 20 reviews.'
          : 'Try again tomorrow: three other answers wait then. At most 0.75 on the mean, and 2 anywhere.'}
      </Text>
    </Stack>
  </Dialog>
)
