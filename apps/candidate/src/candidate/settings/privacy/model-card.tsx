import { useQueryClient } from '@tanstack/react-query'
import { endpointKey } from '@tryka/app-shell'
import { getModelState, withdrawFromModel } from '@tryka/domain'
import { Button, ButtonRow, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { formatDate } from '../../../base/format/format'
import { agreedTo, ConsentText, useAgree, useModel } from '../../parts/model-consent'
import { SettingsCard } from '../settings-card'

/** Whether a language model may word feedback on practice. Absent where no model is set, and for guests. */
export function ModelCard() {
  const model = useModel()
  const agree = useAgree()
  const queries = useQueryClient()
  const withdraw = useChange(
    (api) => api.call(withdrawFromModel),
    {
      done: () => 'Taken back',
      text: () => 'Nothing leaves for the model any more.',
      failed: 'That could not be saved. Try again.',
    },
    (state) => void queries.setQueryData(endpointKey(getModelState), state),
  )
  if (!model) return null
  const { host, consent, left } = model
  return (
    <SettingsCard title="Words by a model">
      <Text size="sm">
        A language model can add words to the feedback on your practice, and word counts that the coach tells
        you. It never gives a score, and it is off until you agree.
      </Text>
      <ConsentText host={host} />
      {consent && (
        <Text size="sm">
          Agreed on {formatDate(consent.givenAt)}. {left.feedback}{' '}
          {left.feedback === 1 ? 'answer' : 'answers'} left today. Words that were said stay with their
          session until you delete it.
        </Text>
      )}
      <ButtonRow>
        {consent ? (
          <Button variant="secondary" size="sm" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Take it back
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            busy={agree.isPending}
            onClick={() => agree.mutate(agreedTo(host))}
          >
            Agree
          </Button>
        )}
      </ButtonRow>
    </SettingsCard>
  )
}
