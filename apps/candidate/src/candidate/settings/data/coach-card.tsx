import { useQuery } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { userMessage } from '@tryka/api-client'
import { endpointQuery, notify, QueryView, saveFile, useApi, useMutation } from '@tryka/app-shell'
import {
  COACH_FILE,
  eraseCoachData,
  getCoachData,
  getCoachSettings,
  PRACTICE_KEEPING,
  saveCoachSettings,
  type PracticeKeeping,
} from '@tryka/domain'
import { Button, ButtonRow, ConfirmDialog, Icon, Radio, Stack, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { SettingsCard } from '../settings-card'

const LABELS: Record<PracticeKeeping, string> = {
  year: '12 months',
  quarter: '90 days',
  'by-hand': 'Until I delete it',
}

/** What the coach keeps of this person: how long, all of it as a file, none of it. */
export function CoachCard() {
  const settings = useQuery(endpointQuery(getCoachSettings))
  const [isErasing, setErasing] = useState(false)
  return (
    <SettingsCard title="Coach">
      <Text size="sm">
        Answers, their feedback, plans, talks with the coach and corrections are yours alone: no company sees
        them and no match uses them.
      </Text>
      <QueryView
        query={settings}
        loadingLabel="Loading what is kept"
        errorText="What is kept could not be loaded. Check your connection, then try again."
      >
        {({ keeping }) => <Keeping keeping={keeping} />}
      </QueryView>
      <ButtonRow>
        <Take />
        <Button variant="dangerQuiet" size="sm" onClick={() => setErasing(true)}>
          <Icon icon={Trash2} size="sm" />
          Delete what the coach keeps
        </Button>
      </ButtonRow>
      {isErasing && <Erase onClose={() => setErasing(false)} />}
    </SettingsCard>
  )
}

function Keeping({ keeping }: { keeping: PracticeKeeping }) {
  const name = useId()
  const save = useChange(
    (api, to: PracticeKeeping) => api.call(saveCoachSettings, { body: { keeping: to } }),
    {
      done: () => 'Setting saved',
      failed: 'The setting could not be saved. Try again.',
    },
  )
  const now = save.isPending ? save.variables : keeping
  return (
    <Stack asChild gap={2}>
      <fieldset>
        <Text asChild size="sm">
          <legend>Keep practice for</legend>
        </Text>
        {PRACTICE_KEEPING.map((value) => (
          <Radio
            key={value}
            name={name}
            label={LABELS[value]}
            checked={now === value}
            onChange={() => save.mutate(value)}
          />
        ))}
      </fieldset>
    </Stack>
  )
}

function Take() {
  const api = useApi()
  const taken = useMutation({
    mutationFn: () => api.download(getCoachData.method as 'GET', getCoachData.path),
    onSuccess: (file) => {
      saveFile(file, COACH_FILE)
      notify.success('Export Started', 'What the coach keeps, as one file.')
    },
    onError: (error) => notify.failure('Error', userMessage(error, 'The export failed. Try again.')),
    meta: { needsSession: true },
  })
  return (
    <Button variant="secondary" size="sm" busy={taken.isPending} onClick={() => taken.mutate()}>
      <Icon icon={Download} size="sm" />
      Export it
    </Button>
  )
}

function Erase({ onClose }: { onClose: () => void }) {
  const erase = useChange(
    (api) => api.call(eraseCoachData),
    { done: () => 'Deleted', failed: 'It could not be deleted. Try again.' },
    onClose,
  )
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Delete what the coach keeps?"
      text="Every session with its answers, feedback and scores, your plans, notes, talks and corrections go for good, and with them what you shared with others and reviewed for them, and your mock interviews. Only that you did not come to one stays, for 60 days after it: it protects others, and the export has it."
      confirmLabel="Delete"
      busyLabel="Deleting…"
      busy={erase.isPending}
      onConfirm={() => erase.mutate()}
    />
  )
}
