import { ATTEMPT_RULES, type AttemptState, type AttemptView } from '@tryka/domain'
import { ButtonRow } from '@tryka/ui'
import { counted } from '../../../../base/format/format'
import { Stop } from '../frame/stop'
import { ToSkills } from '../frame/to-skills'

type Ended = Exclude<AttemptState, 'ready' | 'running' | 'grading' | 'scored' | 'held'>

const words = ({ done }: AttemptView): Record<Ended, readonly [title: string, text: string]> => ({
  abandoned: [
    'No result this time',
    `Time ended after ${counted(done, 'task')}, and ${ATTEMPT_RULES.tasks.least} are needed to say anything. Nothing is shown to anybody.`,
  ],
  void: [
    'This one is on us',
    'The tasks could not be graded. The attempt is void and does not count. You can start again at once.',
  ],
  not_confirmed: ['Not confirmed', 'This result was not confirmed. Nothing is shown to anybody.'],
  cancelled: ['Cancelled', 'This attempt was cancelled before it began. It does not count.'],
})

/** An end without a result to show. */
export const EndedStop = ({ view, state }: { view: AttemptView; state: Ended }) => {
  const [title, text] = words(view)[state]
  return (
    <Stop title={title} text={text}>
      <ButtonRow>
        <ToSkills track={view.track} again={state === 'void'} />
        <ToSkills />
      </ButtonRow>
    </Stop>
  )
}
